import type { OpenedConsole } from '../browser/harness/openConsole';
import type { Visit } from '../browser/harness/Visit';

/** Where the cells of one kind of call are tested: one signed-in page of one console. */
export interface Desk {
  readonly app: OpenedConsole;
  readonly visit: Visit;
}

/** A kind of call: how it is made, and what the user sees of it. */
export interface CallKind {
  /** The call to override: `GET /list`. */
  readonly call: string;
  /** The call that fails instead if nothing can be sent at all. */
  readonly first?: string;
  /** Where its response has rows or record. */
  readonly key: string;
  /** The sentence that names what failed. */
  readonly failure: string;
  /** The sentence stands alone, word for word. */
  readonly isGiven?: true;
  /** The reason where the site finds too large what was sent, even if the text of the failure is given. */
  tooLarge?(): string;
  /** Opens the place where the call can be made. */
  prepare(): Promise<void>;
  /** Makes the call. */
  act(): Promise<void>;
  /** After a failure: address, text and file are still there, and nothing false is shown. */
  kept(): Promise<void>;
  /** Repeats the call through the notification. */
  again(): Promise<void>;
  /** After signing in again: the user is back with the typed text, and makes the call again. */
  returned(): Promise<void>;
  /** The call has finished. */
  succeeded(): Promise<void>;
  /** While no response has arrived. */
  waiting(): Promise<void>;
  /** A message says so if that takes more than ten seconds; other kinds show none. */
  readonly saysItWaits?: true;
  /** What is done while the call that will end the session is pending. */
  meanwhile?(): Promise<void>;
}
