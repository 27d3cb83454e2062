import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a long list is drawn whole: when the administrator wants it (to search in the page), and for print. */
export function useShowAll(): readonly [showAll: boolean, set: (showAll: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the page as it is when this event is over.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return [wanted || printing, setWanted];
}
