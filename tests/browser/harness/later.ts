/** A promise that is resolved from outside. */
export interface Later {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A promise to be resolved when the test wants the wait to end. */
export function later(): Later {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
