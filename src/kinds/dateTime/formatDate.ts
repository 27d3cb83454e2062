const formatter = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in the browser's zone in Indian English; what is no date comes back as it is. */
export function formatDate(value: string | number): string {
  // A text without a year is no date, although browsers read '12' as the year 2001.
  if (typeof value === 'string' && !/\d{4}/.test(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? String(value) : formatter.format(date);
}
