import { useCallback, useMemo, useRef, useState } from 'react';
import { isTooLong } from './text/isTooLong';

/** Whether the editor shows formatted text or its HTML. */
export function useViewMode(value: string) {
  const [isCodeChosen, setCodeChosen] = useState(false);
  const [opened, setOpened] = useState(value);
  /** What was last announced to screen readers. */
  const [announcement, announce] = useState('');
  const own = useRef<string | null>(null);
  if (value !== opened && value !== own.current) setOpened(value);
  const tooLong = useMemo(() => isTooLong(opened), [opened]);
  const isCode = tooLong || isCodeChosen;
  const latest = useRef(value);
  latest.current = value;
  const toggleCode = useCallback(() => {
    const mustStay = isCode && isTooLong(latest.current);
    if (!mustStay) setOpened(latest.current);
    setCodeChosen(!isCode);
    announce(mustStay ? 'This text is too long to be shown other than as HTML.' : isCode ? 'Text view' : 'Code view');
  }, [isCode]);
  /** Notes a value as the editor's own, for which the view does not change while one types. */
  const noteOwn = useCallback((html: string) => {
    own.current = html;
  }, []);
  return { isCode, isTooLong: tooLong, announcement, announce, toggleCode, noteOwn };
}
