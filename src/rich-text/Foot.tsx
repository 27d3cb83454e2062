import { useEffect, useRef, useState } from 'react';
import { type Counts, countText } from './view/countText';

const PAUSE = 400;
const number = new Intl.NumberFormat('en-IN');

type Counted = { readonly version: number; readonly counts: Counts | null };

/** Words and characters, counted when typing pauses. `text` gives the text, or null where it is too long to count. */
export function Foot({ version, text }: { readonly version: number; readonly text: () => string | null }) {
  const [counted, setCounted] = useState<Counted | null>(null);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = latest.current();
      setCounted({ version, counts: now === null ? null : countText(now) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [version]);
  const counts = counted?.counts;
  return (
    <div className="bot">
      {counts && (
        <>
          <span>{plural(counts.words, 'word')}</span>
          <span>{plural(counts.characters, 'character')}</span>
        </>
      )}
    </div>
  );
}

const plural = (count: number, noun: string): string => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
