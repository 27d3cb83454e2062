import type { BrowserContext } from 'playwright-core';

/** What the pages of a visit said, growing as they say it. */
export interface PageReports {
  /** Texts of console errors and warnings and of uncaught errors, but for the browser's own word on a failed request. */
  readonly consoleErrors: readonly string[];
  /** The console's own entries about failed calls. */
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
