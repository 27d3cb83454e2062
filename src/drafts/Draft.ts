/** The values of a form's fields: text as typed, and chosen files. */
export type Values = Readonly<Record<string, unknown>>;

/** What a draft belongs to. */
export interface DraftOwner {
  /** The name typed at sign-in. */
  readonly user: string;
  readonly resource: string;
  /** The record that is edited; '' for a form that adds one. */
  readonly id: string;
}

/** Unsaved work of one form in one tab. */
export interface Draft extends DraftOwner {
  /** One per opened form: two tabs with the same form keep one each. */
  readonly form: string;
  /** When it was last typed in, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** What the form had been opened with: what others saved since is told by it. */
  readonly loaded: Values;
  /** Fields whose files the browser kept and could not read back; kept too, until a file is chosen anew. */
  readonly lost?: readonly string[];
  /** What was sent of it and may have arrived: found on the site, that is nobody else's change. */
  readonly sent?: readonly Values[];
}
