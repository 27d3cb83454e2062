import type { CompleteForm, CompleteResource } from '../declare/complete';
import type { EditableField } from '../declare/field';
import { hasValue, valueAt, withValue } from '../declare/fieldValue';
import type { Values } from '../drafts/storage/Draft';
import { initialOf } from '../kinds/initialOf';
import { isVisible } from '../kinds/isVisible';

type Fields = CompleteResource['fields'];

/** A record as a form has it: with the values of its fields as their kinds edit them. */
export function formRecord<R extends Values>(
  { fields }: { readonly fields: Fields },
  form: CompleteForm,
  record: R,
): R {
  return form.fields.reduce((made, path) => {
    const field = fields[path];
    if (!field?.kind.toForm || !hasValue(made, path)) return made;
    return withValue(made, path, field.kind.toForm(valueAt(made, path), field)) as R;
  }, record);
}

/** What a new record has in its form. */
export function initialRecord({ fields }: { readonly fields: Fields }, form: CompleteForm): Values {
  return form.fields.reduce<Values>((made, path) => {
    const value = initialOf(fields[path] as EditableField);
    return value === undefined ? made : withValue(made, path, value);
  }, {});
}

/** The values of a form, with those of fields that it does not show now as they were when it opened. */
export function shownValues(
  { fields }: { readonly fields: Fields },
  form: CompleteForm,
  values: Values,
  opened: Values,
): Values {
  const hidden = form.fields.filter((path) => !isVisible(fields[path] as EditableField, values));
  return hidden.reduce((made, path) => withValue(made, path, valueAt(opened, path)), values);
}
