import type { BrowserContext } from 'playwright-core';

/** What the pages of a visit reported; updated live. */
export interface PageReports {
  /** Texts of console errors, warnings and uncaught errors, except the browser’s own message about a failed request. */
  readonly consoleErrors: readonly string[];
  /** The console’s own log entries about failed calls. */
  readonly ours: readonly string[];
  /** Uncaught errors and unhandled rejections. */
  readonly pageErrors: readonly string[];
}

/** Listens to every page of `context`, also to those opened later. */
export function pageReports(context: BrowserContext): PageReports {
  const consoleErrors: string[] = [];
  const ours: string[] = [];
  const pageErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith('Failed to load resource')) return;
    consoleErrors.push(message.text());
    if (message.text().startsWith('Call failed:')) ours.push(message.text());
  });
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    consoleErrors.push(message);
    pageErrors.push(stack ?? message);
  });
  return { consoleErrors, ours, pageErrors };
}
