import { useCallback, useMemo, useRef, useState } from 'react';
import { isLong } from './text/isLong';

export type UsedView = {
  readonly code: boolean;
  /** The text is too long to be drawn, so code view is all there is. */
  readonly long: boolean;
  /** What was last announced. */
  readonly said: string;
  readonly say: (words: string) => void;
  readonly toggleCode: () => void;
  /** Tells that a value is the editor's own: the view is chosen for what comes from outside, not while one types. */
  readonly own: (html: string) => void;
};

/** Which of its two views the editor shows. */
export function useView(value: string): UsedView {
  const [chosen, setChosen] = useState<'rich' | 'code'>('rich');
  const [opened, setOpened] = useState(value);
  const [said, say] = useState('');
  const sent = useRef<string | null>(null);
  if (value !== opened && value !== sent.current) setOpened(value);
  const long = useMemo(() => isLong(opened), [opened]);
  const code = long || chosen === 'code';
  const latest = useRef(value);
  latest.current = value;
  const toggleCode = useCallback(() => {
    const stays = code && isLong(latest.current);
    if (!stays) setOpened(latest.current);
    setChosen(code ? 'rich' : 'code');
    say(stays ? 'This text is too long to be shown other than as HTML.' : code ? 'Text view' : 'Code view');
  }, [code]);
  const own = useCallback((html: string) => {
    sent.current = html;
  }, []);
  return { code, long, said, say, toggleCode, own };
}
