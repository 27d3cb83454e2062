/**
 * The cells of a matrix that are tried: all of them in `npm run test:full`; in `npm test` the first of each sort, so that
 * whatever sorts tell apart is tried, and repetition left to the long run.
 */
export function cellsOf<T>(matrix: readonly T[], sortOf: (cell: T) => string): readonly T[] {
  if (process.env.WHOLE_MATRICES !== undefined) return matrix;
  const sorts = new Map<string, T>();
  for (const cell of matrix) {
    const sort = sortOf(cell);
    if (!sorts.has(sort)) sorts.set(sort, cell);
  }
  return [...sorts.values()];
}
