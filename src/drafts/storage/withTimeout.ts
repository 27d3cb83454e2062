/** What `work` resolves to, or `instead` where it fails or does not answer within `patience` milliseconds. */
export function withTimeout<T, U>(work: Promise<T>, patience: number, instead: U): Promise<T | U> {
  const late = new Promise<U>((resolve) => setTimeout(resolve, patience, instead));
  return Promise.race([work.catch(() => instead), late]);
}
