/** What `work` resolves to, or `instead` where it fails or says nothing for `patience` milliseconds. */
export function inTime<T, U>(work: Promise<T>, patience: number, instead: U): Promise<T | U> {
  const late = new Promise<U>((resolve) => setTimeout(resolve, patience, instead));
  return Promise.race([work.catch(() => instead), late]);
}
