const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size for people: '610 kB', '3.4 MB'. Thousands, as file managers count. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 1 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${units[unit]}`;
}
