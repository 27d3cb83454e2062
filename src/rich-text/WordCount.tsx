import { useEffect, useRef, useState } from 'react';
import styles from './WordCount.module.css';

const pause = 400;
const number = new Intl.NumberFormat('en-IN');

interface WordCountProps {
  /** Changes with the text. */
  readonly version: number;
  /** Gives the text, or null if it is too long to count. */
  readonly text: () => string | null;
}

/** Line ends and repeated spaces are not counted. */
function countWords(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  return { words: line ? line.split(' ').length : 0, characters: line.length };
}

/** Words and characters of the text, counted when typing pauses. */
export function WordCount({ version, text }: WordCountProps) {
  const [counted, setCounted] = useState<{ version: number; counts: ReturnType<typeof countWords> | null }>();
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = latest.current();
      setCounted({ version, counts: now === null ? null : countWords(now) });
    }, pause);
    return () => clearTimeout(timer);
  }, [version]);
  const counts = counted?.counts;
  return (
    <div className={styles.wordCount} data-screen-only>
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
