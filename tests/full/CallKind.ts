import type { OpenedConsole } from '../browser/harness/openConsole';
import type { Visit } from '../browser/harness/Visit';

/** Where the cells of one kind of call are tried: one signed-in page of one console. */
export interface Desk {
  readonly app: OpenedConsole;
  readonly visit: Visit;
}

/** A kind of call: how it comes to be made, and what is seen of it. */
export interface CallKind {
  /** The call that is bent: `GET /list`. */
  readonly call: string;
  /** The call that fails in its place when nothing can be sent at all. */
  readonly first?: string;
  /** Where its answer has rows or record. */
  readonly key: string;
  /** The sentence that names what failed. */
  readonly failure: string;
  /** It stands alone, word for word. */
  readonly isGiven?: true;
  /** Leads to where the call can be made. */
  prepare(): Promise<void>;
  /** Makes the call. */
  act(): Promise<void>;
  /** After a failure: place, text and file are still there, and nothing that is not true is seen. */
  kept(): Promise<void>;
  /** Makes it again by what the notice offers. */
  again(): Promise<void>;
  /** After signing in again: one is back with what was typed, and makes the call again. */
  returned(): Promise<void>;
  /** The call came to its end. */
  succeeded(): Promise<void>;
  /** While no answer has come. */
  waiting(): Promise<void>;
  /** It is said when that takes more than ten seconds; of other kinds nothing is. */
  readonly saysItWaits?: true;
  /** What is done while the call is on its way that will end the session. */
  meanwhile?(): Promise<void>;
  /** No rows. */
  emptied?(): Promise<void>;
}
