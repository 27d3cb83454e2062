/** A record that was saved, for the link to it. Nothing of its values is kept but its title. */
export interface EditedRecord {
  readonly resource: string;
  readonly id: string;
  /** The title; '' where it has none, and after a Logout. */
  readonly title: string;
  /** The scopes that its calls need, as part of its address. */
  readonly search: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** Records that are kept, the one saved last first. */
const most = 8;
/** Letters of a title that are kept. */
const longest = 80;

const keyOf = (user: string) => `console.edited:${user}`;

/** The records that a user saved last in this browser. */
export function editedRecords(user: string | undefined): readonly EditedRecord[] {
  if (user === undefined) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? (stored as EditedRecord[]) : [];
  } catch {
    return [];
  }
}

function change(user: string | undefined, make: (known: readonly EditedRecord[]) => readonly EditedRecord[]): void {
  if (user === undefined) return;
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(make(editedRecords(user)).slice(0, most)));
  } catch {
    // Blocked or full: then it is not listed.
  }
}

const without = (known: readonly EditedRecord[], resource: string, id: string) =>
  known.filter((other) => other.resource !== resource || other.id !== id);

export function addEdited(user: string | undefined, edited: EditedRecord): void {
  const title = [...edited.title].slice(0, longest).join('');
  change(user, (known) => [{ ...edited, title }, ...without(known, edited.resource, edited.id)]);
}

/** The record was deleted. */
export function dropEdited(user: string | undefined, resource: string, id: string): void {
  change(user, (known) => without(known, resource, id));
}

/** After a Logout nothing is left that was typed. */
export function forgetTitles(user: string | undefined): void {
  if (editedRecords(user).length > 0) change(user, (known) => known.map((edited) => ({ ...edited, title: '' })));
}
