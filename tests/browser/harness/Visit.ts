import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { JournalEntry } from '../../site/journal';
import type { BentAnswer } from './bendableSite';
import type { PageReports } from './pageReports';

/** How a page is opened. */
export interface VisitOptions {
  /** By a real login whose token and user are put into session storage before the first load only; true by default. */
  readonly signedIn?: boolean;
  /** What is opened: `/dashboard`, or `/` when signed out, by default; null for nothing yet. */
  readonly path?: string | null;
  /** 1280 x 800 by default. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** `en-IN` by default. */
  readonly locale?: string;
  /** `Asia/Kolkata` by default. */
  readonly timezoneId?: string;
  /** Run-time settings served instead of the built ones. */
  readonly config?: object;
  /** More options of the browser context. */
  readonly context?: BrowserContextOptions;
  /** Uncaught page errors do not fail the test. */
  readonly mayThrow?: boolean;
}

/** An overridden response, or no connection. */
export type VisitAnswer = BentAnswer | { readonly abort: true; delayUntil?: Promise<unknown>; times?: number };

/** One administrator’s browser: its own context, initially with one page. */
export interface Visit extends PageReports {
  readonly page: Page;
  /** Loads `path` as if typed into the address bar. */
  goto(path: string): Promise<void>;
  /** Calls to /api since the visit began, in order of arrival, including overridden and aborted ones. */
  requests(pattern?: string): readonly JournalEntry[];
  clearRequests(): void;
  /** Overrides the responses to matching calls, until the returned function is called or the visit ends. */
  answer(pattern: string, answer: VisitAnswer): Promise<() => Promise<void>>;
  /** The control with this label; ignores a mark for required fields after it. */
  field(label: string): Locator;
  heading(): Locator;
  alert(): Locator;
  /** The value in session storage. */
  stored(key: string): Promise<string | null>;
  /** Ends the visit; rejects if an unexpected uncaught error occurred. Does nothing the second time. */
  close(): Promise<void>;
}
