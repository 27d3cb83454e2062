/** Where the site and a declaration do not agree. It names keys, types and counts, never a value. */
export interface Finding {
  /** The name of the resource; `site` for what several share. */
  readonly resource: string;
  /** Stays the same when the message is reworded. */
  readonly code: string;
  /** The word of the declaration: `fields.status`, `list.from`. */
  readonly at: string;
  /** The key of the answer that is meant, where several findings are about one word. */
  readonly key?: string;
  /** What was called, without values: `GET /users/:id`. */
  readonly call?: string | undefined;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

/** A finding of a resource that is examined. */
export type Report = (finding: Omit<Finding, 'resource'>) => void;
