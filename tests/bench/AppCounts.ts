import type { Bytes } from './assets';
import type { LongList } from './benchSite';
import type { RenderedModules } from './build';
import type { CallSite } from './callSites';

/** Steps of the administrator’s walk through an app, in order. */
export const steps = [
  'login page',
  'login',
  'users, cold',
  'users, page 2',
  'home features',
  'edit open',
  'save to list',
  'users, warm',
  'legal list',
  'legal edit',
  'benefits',
  'choice of loan',
] as const;

export type Step = (typeof steps)[number];

/** The cost of one step. */
export interface StepCounts {
  /** JavaScript function calls from the end of the previous step until the page is quiet after this one. */
  readonly calls: number;
  readonly sites: readonly CallSite[];
  /** DOM elements afterwards. */
  readonly nodes: number;
  /** Method and path. */
  readonly api: readonly string[];
  /** Paths of the scripts fetched during the step. */
  readonly scripts: readonly string[];
}

type UseCounts = Pick<StepCounts, 'calls' | 'sites' | 'nodes'>;

/** What it cost to show a long list. */
export interface ListCounts extends LongList {
  readonly calls: number;
  readonly sites: readonly CallSite[];
  readonly nodes: number;
  /** Heap bytes in use after the list is shown, minus those before. */
  readonly heap: number;
  /** The most that one key of a search cost, and the elements after the first, which all rows match; undefined without a search. */
  readonly searchKey?: UseCounts;
  /** To sort it by the head of a column, with the most elements before or after; undefined without such heads. */
  readonly sort?: UseCounts;
  /** To scroll down by its height sixty times, with the most elements meanwhile. */
  readonly scroll?: UseCounts;
}

/** What it cost the page to export a long table into a file. */
export interface ExportCounts {
  readonly format: 'CSV' | 'Excel';
  /** The most heap bytes meanwhile, after garbage collection, minus those before. */
  readonly heap: number;
  /** Tasks that kept the processor busy for more than 50 ms. */
  readonly longTasks: number;
}

/** What is loaded before the first key press on the login page. */
export interface LoginCounts {
  /** Scripts that a press of Login needs before it can send anything, however they are loaded. */
  readonly needed: readonly string[];
  readonly js: Bytes;
  readonly css: Bytes;
  /** All requests except those to the site. */
  readonly requests: number;
  readonly redirects: number;
}

/** Layout shifts on one screen. */
export interface ShiftCounts {
  /** How the screen was reached. */
  readonly screen: string;
  /** Sum of Chromium’s layout shift scores. */
  readonly score: number;
  readonly shifted: readonly string[];
}

/** Everything that can be counted for one app; independent of how busy the machine is. */
export interface AppCounts {
  readonly login: LoginCounts;
  readonly steps: Readonly<Partial<Record<Step, StepCounts>>>;
  /**
   * Scripts fetched until the first list is shown, prefetched ones included. Not measured for the floor, like
   * everything below.
   */
  readonly firstList?: { readonly js: Bytes; readonly scripts: readonly string[] };
  /** Scripts of each later step that fetched any, except the rich-text editor’s own; gzip bytes. */
  readonly further?: readonly { readonly step: Step; readonly gzip: number }[];
  /** The rich-text editor’s own scripts, if fetched. */
  readonly editor?: Bytes;
  /** Calls per key in the title field (mean of 30), and tasks over 50 ms in 30 keys (median of three runs). */
  readonly key?: { readonly calls: number; readonly sites: readonly CallSite[]; readonly longTasks: number };
  /** Calls per key in that field at the pace of a person, the writing of the draft included. */
  readonly slowKey?: { readonly calls: number; readonly sites: readonly CallSite[] };
  readonly lists: readonly ListCounts[];
  /** Of 100,000 rows; undefined for an app without exports. */
  readonly exports?: readonly ExportCounts[];
  readonly shifts: readonly ShiftCounts[];
  /** What each script consists of. */
  readonly modules: RenderedModules;
}
