import type { Values } from '../drafts/Draft';
import { differingFields, sameValue } from '../drafts/sameValue';

/** A field that somebody else changed since the form was opened. */
export interface ConflictField {
  readonly name: string;
  readonly was: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The administrator changed it too. */
  readonly isMineToo: boolean;
}

/** Somebody else saved the record, or deleted it, while the form was open. */
export type Conflict =
  | {
      readonly kind: 'changed';
      readonly fields: readonly ConflictField[];
      readonly theirs: Values;
      readonly mine: Values;
    }
  | { readonly kind: 'deleted'; readonly mine: Values };

/** Whose value stands, field by field. */
export type Choice = 'mine' | 'theirs';

/**
 * Fields in which the record is neither what the form was opened with nor what is about to be saved; a chosen file is
 * compared with nothing, it replaces what is there. One's own saves and other spellings of the same are no conflict.
 */
export function conflictFields(
  names: readonly string[],
  was: Values,
  theirs: Values,
  mine: Values,
): readonly ConflictField[] {
  return differingFields(names, was, theirs)
    .filter((name) => !sameValue(theirs[name], mine[name]))
    .map((name) => ({
      name,
      was: was[name],
      theirs: theirs[name],
      mine: mine[name],
      isMineToo: !sameValue(was[name], mine[name]),
    }));
}

/** Mine in the fields that the administrator changed, theirs in those that only they changed: both changes stand. */
export function mergedChoices(fields: readonly ConflictField[]): Readonly<Record<string, Choice>> {
  return Object.fromEntries(fields.map(({ name, isMineToo }) => [name, isMineToo ? 'mine' : 'theirs']));
}

/** What is saved once it is chosen whose value stands. */
export function chosenValues(
  mine: Values,
  fields: readonly ConflictField[],
  choices: Readonly<Record<string, Choice>>,
): Values {
  const theirs = fields
    .filter(({ name }) => choices[name] === 'theirs')
    .map(({ name, theirs: value }) => [name, value]);
  return { ...mine, ...Object.fromEntries(theirs) };
}
