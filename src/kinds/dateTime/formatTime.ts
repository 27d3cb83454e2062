const formatter = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });

/** The time of day of a moment, in the browser's zone. */
export function formatTime(at: number): string {
  return formatter.format(at);
}
