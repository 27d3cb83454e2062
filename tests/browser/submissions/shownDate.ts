import type { Page } from 'playwright-core';

/** A date as the browser itself formats it in Indian English, from day to minute, in a zone named by the test. */
export function shownDate(page: Page, moment: string, timeZone: string): Promise<string> {
  return page.evaluate(
    ([text, zone]) => {
      const twoDigits = '2-digit' as const;
      const digits = { day: twoDigits, month: 'short', year: 'numeric', hour: twoDigits, minute: twoDigits } as const;
      return new Intl.DateTimeFormat('en-IN', { ...digits, timeZone: zone }).format(new Date(text));
    },
    [moment, timeZone] as const,
  );
}
