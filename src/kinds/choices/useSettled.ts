import { useEffect, useEffectEvent } from 'react';

/** How long nothing may be typed before it is searched for, in ms. */
const pause = 300;

/**
 * Calls `search` with what was typed, once it has been left alone for a moment and no call is under way: of several texts
 * typed meanwhile only the last is searched for. `current` is what the last search was for.
 */
export function useSettled(typed: string, current: string, isBusy: boolean, search: (typed: string) => void): void {
  const settle = useEffectEvent(search);
  useEffect(() => {
    if (isBusy || typed === current) return;
    const timer = setTimeout(() => settle(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, current, isBusy]);
}
