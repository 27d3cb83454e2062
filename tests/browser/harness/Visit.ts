import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { JournalEntry } from '../../site/journal';
import type { BentAnswer } from './bendableSite';
import type { PageReports } from './pageReports';

/** How a page is opened. */
export interface VisitOptions {
  /** By a real login whose token and user stand in session storage before the first load, and that load only; true by default. */
  readonly signedIn?: boolean;
  /** What is opened: `/dashboard`, or signed out `/`, by default; null for nothing yet. */
  readonly path?: string | null;
  /** 1280 x 800 by default. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** `en-IN` by default. */
  readonly locale?: string;
  /** `Asia/Kolkata` by default. */
  readonly timezoneId?: string;
  /** Run-time settings answered in place of the built ones. */
  readonly config?: object;
  /** Further options of the browser context. */
  readonly context?: BrowserContextOptions;
  /** Uncaught errors of the page do not fail the test. */
  readonly mayThrow?: boolean;
}

/** A bent answer, or no connection at all. */
export type VisitAnswer = BentAnswer | { readonly abort: true; delayUntil?: Promise<unknown>; times?: number };

/** One administrator's browser: a context of its own, with one page to begin with. */
export interface Visit extends PageReports {
  readonly page: Page;
  /** Loads `path` as if typed into the address bar. */
  goto(path: string): Promise<void>;
  /** Calls to /api since the visit began, in order of arrival, bent and aborted ones included. */
  requests(pattern?: string): readonly JournalEntry[];
  clearRequests(): void;
  /** Bends the answers to calls that fit, until the function given back is called or the visit ends. */
  answer(pattern: string, answer: VisitAnswer): Promise<() => Promise<void>>;
  /** The control with this label; a mark for required fields after it does not matter. */
  field(label: string): Locator;
  heading(): Locator;
  alert(): Locator;
  /** The value in session storage. */
  stored(key: string): Promise<string | null>;
  /** Ends the visit; rejects if an uncaught error happened that may not. A second time it does nothing. */
  close(): Promise<void>;
}
