/** A fault of the declarations: where it is (`things.edit.invalid`), a stable code, and what is wrong in words. */
export interface Fault {
  readonly at: string;
  readonly code: string;
  readonly says: string;
}

/** Adds a fault. */
export type Report = (at: string, code: string, says: string) => void;
