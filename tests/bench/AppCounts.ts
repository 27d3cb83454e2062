import type { Bytes } from './assets';
import type { RenderedModules } from './build';
import type { CallSite } from './callSites';

/** Steps of the administrator's way through an app, in order. */
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

/** What one step cost. */
export interface StepCounts {
  /** Calls of JavaScript functions, from the end of the step before to the first quiet moment after this one. */
  readonly calls: number;
  readonly sites: readonly CallSite[];
  /** Elements in the document after it. */
  readonly nodes: number;
  /** Method and path. */
  readonly api: readonly string[];
  /** Paths of the scripts fetched in it. */
  readonly scripts: readonly string[];
}

/** What it cost to show a list of `length` rows that came in one answer. */
export interface ListCounts {
  readonly length: number;
  readonly calls: number;
  readonly sites: readonly CallSite[];
  readonly nodes: number;
  /** Bytes held after the list is shown beyond those held before. */
  readonly heap: number;
}

/** What there is before the first key on the login page. */
export interface LoginCounts {
  /** Scripts without which a press of Login sends nothing, however they are loaded. */
  readonly needed: readonly string[];
  readonly js: Bytes;
  readonly css: Bytes;
  /** Requests but for those to the site. */
  readonly requests: number;
  readonly redirects: number;
}

/** The shifts of what was already shown on one screen. */
export interface ShiftCounts {
  /** How it was come to. */
  readonly screen: string;
  /** Sum of Chromium's scores. */
  readonly score: number;
  readonly shifted: readonly string[];
}

/** All that can be counted of one app, the same on a busy machine as on an idle one. */
export interface AppCounts {
  readonly login: LoginCounts;
  readonly steps: Readonly<Partial<Record<Step, StepCounts>>>;
  /** Scripts fetched until the first list is shown, those fetched ahead included. This and what follows: not of the floor. */
  readonly firstList?: { readonly js: Bytes; readonly scripts: readonly string[] };
  /** Scripts of each later step that fetched some, the rich-text editor's own left out, gzip bytes. */
  readonly further?: readonly { readonly step: Step; readonly gzip: number }[];
  /** The rich-text editor's own scripts, as far as they were fetched. */
  readonly editor?: Bytes;
  /** Calls for one key in the title field, the mean of 30; tasks over 50 ms in 30 keys, the median of three times. */
  readonly key?: { readonly calls: number; readonly sites: readonly CallSite[]; readonly longTasks: number };
  readonly lists: readonly ListCounts[];
  readonly shifts: readonly ShiftCounts[];
  /** What each script is made of. */
  readonly modules: RenderedModules;
}
