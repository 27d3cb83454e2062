import type { IconName } from './icons';
import type { Fields, Row } from './screenWords';

/** Methods of calls that do something. */
export type ActingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ActionTexts {
  /** Text of the button; `may` is asked about `act:` and this. */
  readonly label: string;
  readonly icon?: IconName;
  /** The question asked first; none when left out. `{name}` stands for the value of that field. */
  readonly ask?: string;
  /** Text of the button that answers it with yes; the label when left out. */
  readonly confirm?: string;
  /** Shown afterwards; nothing when left out. */
  readonly done?: string;
  /** Shown, alone, when it failed. */
  readonly failed?: string;
}

type Sent = Readonly<Record<string, unknown>>;

/** What a button above a list does, without a record. */
export interface PageActionWords extends ActionTexts {
  /** What is sent as the body; nothing when left out. */
  values?(): Sent;
}

/** What a button in each row and on the form does to a record. */
export interface ActionWords<F extends Fields = Fields> extends ActionTexts {
  /** Whether a record has the button. */
  // Methods, whose parameters are compared loosely: the engine does not know the names of the fields.
  when?(record: Row<F>): boolean;
  /** What is sent as the body; nothing when left out. */
  values?(record: Row<F>): Sent;
}
