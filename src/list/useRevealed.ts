import { useEffect, useState } from 'react';
import { readPreferences } from '../console/preferences';

/** How long secrets stay revealed, in milliseconds. */
const revealedFor = 5 * 60 * 1000;

/**
 * Whether the secrets of a screen are revealed. They are masked again after five minutes and, unless set otherwise, when the
 * tab is hidden; the switch that revealed them may be gone by then, with the panel that it was in.
 */
export function useRevealed() {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!revealed) return;
    const mask = () => setRevealed(false);
    const timer = setTimeout(mask, revealedFor);
    const onHidden = () => readPreferences().hiddenTab === 'mask' && mask();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [revealed]);
  return [revealed, setRevealed] as const;
}
