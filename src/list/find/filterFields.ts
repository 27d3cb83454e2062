import type { CompleteResource } from '../../declare/complete';
import { type Editable, type EditableField, isEditable, targetOf } from '../../declare/field';
import { valueAt, withValue } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import type { CellContext, Option } from '../../declare/kind';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import type { Translate } from '../../i18n/createTranslate';
import { textOf } from '../../kinds/cellText';
import { filteredHere } from './findsHere';

/** A field by which the site can filter, without what only matters where records are edited. */
export interface FilterField {
  readonly path: string;
  readonly field: EditableField;
  /** The values to choose from, where its kind has fixed ones. */
  readonly options: readonly Option[] | undefined;
}

type Filters = Readonly<Record<string, unknown>>;

/** Rows among which the browser filters. */
interface FilteredHere {
  readonly rows: readonly Row[];
  readonly titleOf: CellContext['titleOf'];
  /** All pages were read: the browser also filters by the fields by which the site can. */
  readonly isAll: boolean;
}

/** The records to which the loaded rows refer, by title: no call is made for others. */
function optionsIn(path: string, target: string, { rows, titleOf }: FilteredHere): readonly Option[] {
  const found = new Map<string, Option>();
  for (const row of rows)
    for (const value of [valueAt(row, path)].flat()) {
      const id = textOf(relatedId(value));
      if (id !== '' && !found.has(id)) found.set(id, { value: id, text: titleOf(target, value) ?? id });
    }
  return [...found.values()].sort((one, other) => one.text.localeCompare(other.text, undefined, { numeric: true }));
}

/** The fields of the filter form: those by which the site can filter in the declared order, then those of the browser. */
export function filterFields(
  resource: CompleteResource,
  translate: Translate,
  here?: FilteredHere,
): readonly FilterField[] {
  const { list, fields } = resource;
  const served = [...(list?.filters.keys() ?? [])];
  return [...served, ...(here ? filteredHere(resource) : [])].flatMap((path): FilterField[] => {
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
    const target = here && (here.isAll || !served.includes(path)) ? targetOf(field) : undefined;
    const options =
      here && target !== undefined ? optionsIn(path, target, here) : field.kind.options?.(field, translate);
    return [{ path, field: asFiltered as EditableField, options }];
  });
}

/** Whether the kind's own input is used: a reference, a number, a day; of others a text or one of their options is asked. */
export const hasOwnInput = ({ field: { kind }, field, options }: FilterField): boolean =>
  options === undefined && isEditable(field) && (kind.refersTo !== undefined || kind.facet === 'range');

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
