/** The values of a form's fields: text as typed, and chosen files. */
export type Values = Readonly<Record<string, unknown>>;

/** Whose work a draft is, and on which form. */
export interface DraftOwner {
  /** The name typed at sign-in. */
  readonly user: string;
  readonly resource: string;
  /** The record that is edited; '' for a form that adds one. */
  readonly id: string;
}

/** Unsaved work of one form in one tab. */
export interface Draft extends DraftOwner {
  /** One per opened form: two tabs with the same form have one each. */
  readonly draftId: string;
  /** When it was last typed in, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** What the form was opened with: shows what others have saved since. */
  readonly loaded: Values;
  /** Fields whose files the browser stored and could not read back, until one is chosen again; and typed passwords. */
  readonly lost?: readonly string[];
  /** What was sent and may have arrived: if the site has it, it is nobody else's change. */
  readonly sent?: readonly Values[];
}
