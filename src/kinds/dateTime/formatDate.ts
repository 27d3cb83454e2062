const formatter = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** As machines write a day, with or without a time; and as HTTP headers and some servers' JSON do. */
const isoDay = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:$|[T ])/;
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} /;

/** Browsers make dates of much more, by guessing: 'soon 2025' is 1 January to them, 5/2/2025 in May, 30 February in March. */
function isDate(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return httpDate.test(text);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** A moment in the browser's zone in Indian English; what is no date comes back as it is. */
export function formatDate(value: string | number): string {
  if (typeof value === 'string' && !isDate(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? String(value) : formatter.format(date);
}
