import type { DataProvider } from 'react-admin';
import { valueAt, withValue } from '../declare/fieldValue';
import type { Values } from '../drafts/storage/Draft';
import { formRecord } from '../form/formRecord';
import type { SaveOptions } from '../form/useSendSave';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/transport';
import { type ComparedFields, differingFields, sameFieldValue } from './sameValue';

/** A field that someone else changed since the form was opened. */
export interface ConflictField {
  readonly name: string;
  readonly was: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The administrator changed it too. */
  readonly isMineToo: boolean;
}

/** Someone else saved the record, or deleted it, while the form was open. */
export type Conflict =
  | { readonly kind: 'changed'; readonly fields: readonly ConflictField[]; readonly theirs: Values }
  | { readonly kind: 'deleted' };

/** Whose value of a field is saved. */
export type Choice = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;

/**
 * Fields in which the record is neither what the form was opened with nor what is about to be saved. A chosen file is not
 * compared: it replaces what is there. One's own saves and other spellings of the same value are no conflict.
 */
export function conflictFields(
  names: readonly string[],
  was: Values,
  theirs: Values,
  mine: Values,
  fields: ComparedFields = {},
): ConflictField[] {
  const isSame = (name: string, a: unknown, b: unknown) => sameFieldValue(fields[name], a, b);
  return differingFields(names, was, theirs, fields)
    .map((name) => ({
      name,
      was: valueAt(was, name),
      theirs: valueAt(theirs, name),
      mine: valueAt(mine, name),
    }))
    .filter(({ name, theirs: latter, mine: own }) => !isSame(name, latter, own))
    .map((field) => ({ ...field, isMineToo: !isSame(field.name, field.was, field.mine) }));
}

/**
 * Reads the record once more before it is overwritten, and finds what someone else did to it since the form was opened.
 * `stored` is the record as it is now.
 */
export async function findConflict(
  dataProvider: DataProvider,
  { resource, form, id, draft, record }: SaveOptions,
  mine: Values,
  { signal }: Transfer,
): Promise<{ readonly conflict?: Conflict; readonly stored?: Values }> {
  if (id === undefined) return {};
  try {
    const { data: stored } = await dataProvider.getOne(resource.name, { id, meta: { signal, known: record } });
    const theirs = formRecord(resource, form, stored);
    // What was sent and may have arrived is nobody else's change.
    const isOwn = (field: string) =>
      draft.sent.some((values) => {
        const sent = valueAt(values, field);
        return sent instanceof Blob || sameFieldValue(resource.fields[field], sent, valueAt(theirs, field));
      });
    const names = form.fields.filter((field) => !isOwn(field));
    const fields = conflictFields(names, draft.base, theirs, mine, resource.fields);
    return fields.length > 0 ? { stored, conflict: { kind: 'changed', fields, theirs } } : { stored };
  } catch (error) {
    if (error instanceof HttpError && error.isAbsent) return { conflict: { kind: 'deleted' } };
    throw error;
  }
}

/** Mine in the fields that the administrator changed, theirs in those that only they changed: both changes are kept. */
export function mergedChoices(fields: readonly ConflictField[]): Choices {
  return Object.fromEntries(fields.map(({ name, isMineToo }) => [name, isMineToo ? 'mine' : 'theirs']));
}

/** What is saved once it is chosen whose values are. */
export function chosenValues(mine: Values, fields: readonly ConflictField[], choices: Choices): Values {
  return fields
    .filter(({ name }) => choices[name] === 'theirs')
    .reduce((values, { name, theirs }) => withValue(values, name, theirs), mine);
}
