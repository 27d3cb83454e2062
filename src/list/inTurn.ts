/** No more calls than these are made at the same time, by all readers of pages together. */
export const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Makes a call once fewer than four are under way; rejects if `signal` is aborted before. */
export async function inTurn<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  while (running >= mostAtOnce) {
    await new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiting.push(wake);
      signal.addEventListener('abort', wake);
    });
    signal.throwIfAborted();
  }
  running += 1;
  try {
    return await call();
  } finally {
    running -= 1;
    for (const wake of waiting.splice(0)) wake();
  }
}
