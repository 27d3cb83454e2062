/** Work that is done some time after it is first requested, however often it is requested until then. */
export function createThrottle(work: () => unknown, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  return {
    request: () => {
      if (timer === undefined) {
        due = performance.now() + delayMs;
        timer = setTimeout(flush, delayMs);
        return;
      }
      // The browser delays timers while keys come fast: then a key does the work.
      if (performance.now() >= due) flush();
    },
    /** Does at once what was requested. */
    flush,
  };
}
