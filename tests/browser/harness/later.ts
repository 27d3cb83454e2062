/** A promise that is resolved from outside. */
export interface Later {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A promise that the test resolves to end a wait. */
export function later(): Later {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
