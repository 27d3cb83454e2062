/** A field of a first declaration. */
export interface DraftField {
  readonly name: string;
  /** The kind, such as `longText`. */
  readonly kind: string;
  readonly label: string;
  /** What follows the label, as source: `{ to: 'owners' }`. */
  readonly options?: string | undefined;
  /** The kinds of the fields inside of it. */
  readonly uses?: readonly string[] | undefined;
  /** Why it is only a guess. */
  readonly doubt?: string | undefined;
}

/** A call as source: `get('/things', 'things')`. */
export interface DraftCalls {
  readonly list?: string;
  readonly one?: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
}

/** A first declaration, before it is written. */
export interface Draft {
  readonly name: string;
  readonly fields: readonly DraftField[];
  /** Without any it is regular. */
  readonly calls: DraftCalls;
  readonly scope?: string | undefined;
}
