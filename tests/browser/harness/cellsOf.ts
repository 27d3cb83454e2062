/**
 * The tested cells of a matrix: all of them in `npm run test:full`; in `npm test` the first of each kind, so that every
 * difference between kinds is tested and repetition is left to the full run.
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
