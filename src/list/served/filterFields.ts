import type { CompleteResource } from '../../declare/complete';
import { type Editable, type EditableField, isEditable } from '../../declare/field';
import { valueAt, withValue } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import type { Option } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import type { Translate } from '../../i18n/createTranslate';

/** A field by which the site can filter, without what only matters where records are edited. */
export interface FilterField {
  readonly path: string;
  readonly field: EditableField;
  /** The values to choose from, where its kind has fixed ones. */
  readonly options: readonly Option[] | undefined;
}

type Filters = Readonly<Record<string, unknown>>;

/** The fields of the filter form, in the declared order. */
export function filterFields({ list, fields }: CompleteResource, translate: Translate): readonly FilterField[] {
  return [...(list?.filters.keys() ?? [])].flatMap((path): FilterField[] => {
    const field = fields[path];
    if (!field) return [];
    const {
      required: _,
      hint: _hint,
      visible: _visible,
      readOnly: _readOnly,
      check: _check,
      ...asFiltered
    }: Editable & typeof field = field;
    return [{ path, field: asFiltered as EditableField, options: field.kind.options?.(field, translate) }];
  });
}

/** Whether the kind's own input is used: a reference, a number, a day; of others a text or one of their options is asked. */
export const hasOwnInput = ({ field: { kind }, field }: FilterField): boolean =>
  isEditable(field) && (kind.refersTo !== undefined || kind.facet === 'range');

/** The values of the filter form: options are there as texts. */
export function filterRecord(fields: readonly FilterField[], filters: Filters): Row {
  return fields.reduce<Row>((record, one) => {
    const { path, field, options } = one;
    const value = filters[path];
    const own = hasOwnInput(one) && field.kind.toForm ? field.kind.toForm(value, field) : value;
    return withValue(record, path, options && !isBlank(value) ? String(value) : (own ?? ''));
  }, {});
}

/** What the site is to filter by: of each field that is not blank its value as the site spells it. */
export async function filtersOf(fields: readonly FilterField[], record: Row, before: Filters): Promise<Filters> {
  const siteId = async (_: string, id: unknown) => id as string;
  const pairs = fields.map(async (one): Promise<[string, unknown]> => {
    const { path, field, options } = one;
    const value = valueAt(record, path);
    if (isBlank(value)) return [path, undefined];
    if (options) return [path, options.find((option) => String(option.value) === value)?.value ?? value];
    if (!hasOwnInput(one)) return [path, String(value).trim()];
    return [
      path,
      await (field.kind.toSend?.(value, field, { stored: before[path], siteId, isMultipart: false }) ?? value),
    ];
  });
  return Object.fromEntries(await Promise.all(pairs));
}
