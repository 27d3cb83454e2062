import type { Field, FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { get, set } from 'react-hook-form';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import type { EditableField } from '../declare/field';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import { objectsIn, partsOf } from '../declare/parts';
import type { Translate } from '../i18n/createTranslate';
import { isVisible } from '../kinds/isVisible';

/** Nested where a field's path has dots. */
type Errors = FieldErrors<FieldValues>;

/** What react-admin's inputs check by their `validate`, which react-hook-form leaves to the resolver where there is one. */
async function inputErrors(values: FieldValues, { names = [], fields }: ResolverOptions<FieldValues>): Promise<Errors> {
  const errors: Errors = {};
  for (const name of names) {
    const validate: unknown = (get(fields, name) as Partial<Field['_f']> | undefined)?.validate;
    const result: unknown = typeof validate === 'function' ? await validate(get(values, name), values) : true;
    if (typeof result === 'string') set(errors, name, { type: 'validate', message: result });
  }
  return errors;
}

/** Where the value of a field is in the object around it. */
interface Place {
  readonly name: string;
  readonly isRequired: boolean;
}

type FoundError = readonly [path: string, error: { readonly type: string; readonly message: string }];

function isMissing({ kind }: EditableField, value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (kind.isBlank ?? isBlank)(value);
}

/** What the declaration's own check says; one that throws says nothing, since its form could never be saved. */
function ownProblem(field: EditableField, value: unknown, values: FieldValues): string | undefined {
  const { kind, label, check } = field;
  try {
    return check?.(kind.plainValue ? kind.plainValue(value, field) : value, values);
  } catch (error) {
    console.error(`check of ${label}`, error);
    return undefined;
  }
}

/**
 * Refuses a form while a required field is blank, or a field's kind, its declaration or its input refuses its value; the
 * values are not changed. Of what nobody can see or change here nothing is refused.
 */
export function validateForm(
  { fields }: Pick<CompleteResource, 'fields'>,
  { fields: paths, required }: Pick<CompleteForm, 'fields' | 'required'>,
  translate: Translate,
): Resolver<FieldValues> {
  const errorOf = (field: EditableField, value: unknown, values: FieldValues, isRequired: boolean) => {
    if (isRequired && isMissing(field, value)) return { type: 'required', message: translate('console.form.required') };
    if (field.readOnly) return undefined;
    const problem = isMissing(field, value) ? undefined : field.kind.problem?.(value, field, translate);
    const message = problem ?? ownProblem(field, value, values);
    return message === undefined ? undefined : { type: 'validate', message };
  };
  /** The errors of a field, or of those inside of it, for which the object that they are in is the record. */
  const errorsOf = (path: string, field: EditableField, values: FieldValues, at: Place): readonly FoundError[] => {
    if (!isVisible(field, values)) return [];
    const value = valueAt(values, at.name);
    const parts = partsOf(field);
    // Of an object that must not be blank, that is said beside those of its parts that must not be.
    const isSaidInside = !field.kind.isList && parts.some(([, part]) => part.required);
    const error = errorOf(field, value, values, at.isRequired && !isSaidInside);
    if (error) return [[path, error]];
    if (field.readOnly || (isMissing(field, value) && !(at.isRequired && isSaidInside))) return [];
    const inside = parts.length > 0 && !field.kind.isList && isMissing(field, value) ? {} : value;
    return objectsIn(field, inside).flatMap(([prefix, object]) =>
      parts.flatMap(([name, part]) =>
        errorsOf(`${path}.${prefix}${name}`, part, object, { name, isRequired: part.required === true }),
      ),
    );
  };
  return async (values, _, options) => {
    const errors = await inputErrors(values, options);
    const found = paths.flatMap((path) =>
      errorsOf(path, fields[path] as EditableField, values, { name: path, isRequired: required.includes(path) }),
    );
    for (const [path, error] of found) set(errors, path, error);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
