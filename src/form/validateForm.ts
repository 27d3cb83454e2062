import type { Field, FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { get, set } from 'react-hook-form';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import type { Translate } from '../i18n/createTranslate';

/** Nested where a field's name has dots. */
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

/** Refuses a form while a required field is blank or an input refuses its value; the values are not changed. */
export function validateForm(
  { fields }: Pick<CompleteResource, 'fields'>,
  { required }: Pick<CompleteForm, 'required'>,
  translate: Translate,
): Resolver<FieldValues> {
  const isMissing = (values: FieldValues, name: string) => {
    const value = valueAt(values, name);
    const isEmptyList = Array.isArray(value) && value.length === 0;
    return isEmptyList || (fields[name]?.kind.isBlank ?? isBlank)(value);
  };
  return async (values, _, options) => {
    const errors = await inputErrors(values, options);
    for (const name of required)
      if (isMissing(values, name)) set(errors, name, { type: 'required', message: translate('console.form.required') });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
