import type { Column, Fields } from './screenWords';

/** A page with a record, which is only read there. */
export interface ShowWords<F extends Fields> {
  /** What is shown, in order, as in a list; all fields but passwords when left out. */
  readonly fields?: readonly Column<F>[];
}

/** Records of another resource that refer to a record: a list of them is shown below it. */
export interface RelatedWords {
  /** The name of that resource, whose `list` has the columns. */
  readonly resource: string;
  /** Its field that refers to this resource. */
  readonly by: string;
  /** The heading of the list; the label of that resource when left out. */
  readonly label?: string;
}
