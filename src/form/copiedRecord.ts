import type { CompleteForm, CompleteResource } from '../declare/complete';
import type { EditableField, Field } from '../declare/field';
import { hasValue, valueAt, withValue } from '../declare/fieldValue';
import { partsOf, withObjects } from '../declare/parts';
import type { Values } from '../drafts/storage/Draft';
import { formRecord, initialRecord } from './formRecord';

/** Whether a new record may begin with the value of another: not a file, a password, or what nobody could change here. */
const isCopied = ({ kind, readOnly }: EditableField): boolean => !kind.uploads && !kind.unread && !readOnly;

/** A value without what belongs to the other record alone: of objects inside of it only what is declared, and no id. */
function copied(field: Field, value: unknown): unknown {
  const parts = partsOf(field).filter(([path, part]) => path !== 'id' && isCopied(part));
  if (field.kind.parts === undefined) return value;
  return withObjects(field, value, (object) =>
    parts.reduce<Values>(
      (made, [path, part]) =>
        hasValue(object, path) ? withValue(made, path, copied(part, valueAt(object, path))) : made,
      {},
    ),
  );
}

/** What a new record has in its form that is made like another one: its values, but no ids, files or passwords. */
export function copiedRecord(resource: CompleteResource, form: CompleteForm, record: Values): Values {
  const { fields, idNames } = resource;
  const values = form.fields.reduce<Values>((made, path) => {
    const field = fields[path] as EditableField;
    const isLeftOut = idNames.includes(path) || !isCopied(field) || !hasValue(record, path);
    return isLeftOut ? made : withValue(made, path, copied(field, valueAt(record, path)));
  }, {});
  const inForm = formRecord(resource, form, values);
  return form.fields.reduce(
    (made, path) => (hasValue(inForm, path) ? withValue(made, path, valueAt(inForm, path)) : made),
    initialRecord(resource, form),
  );
}
