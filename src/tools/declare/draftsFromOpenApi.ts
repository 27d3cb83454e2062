import { isJsonObject, type JsonObject } from '../../provider/parseAnswer';
import type { Draft, DraftCalls, DraftField } from './Draft';
import { type Choices, guessKind } from './guessKind';
import { guessStructure } from './guessStructure';
import { answerSchemaOf, formatOf, listIn, propertiesOf, recordKey, resolved } from './openApiSchema';
import { labelOf, quoted, resourceName } from './words';

/** The path of the servers' address, without the base that the console adds itself. */
function basePath({ servers, basePath: old }: JsonObject): string {
  const [first] = Array.isArray(servers) ? servers : [];
  const url = isJsonObject(first) ? String(first.url ?? '') : String(old ?? '');
  return url.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, '');
}

/** A value with the properties that are declared of an object, or of the objects in a list; their values are not known. */
function sampleOf(document: JsonObject, schema: JsonObject): readonly unknown[] {
  const blank = (value: unknown) =>
    Object.fromEntries(Object.keys(propertiesOf(document, value)).map((name) => [name, null]));
  const isList = formatOf(schema) === 'array';
  const object = blank(isList ? schema.items : schema);
  const isKnown = Object.keys(object).length > 0;
  return isList ? [isKnown ? [object] : ['']] : isKnown ? [object] : [''];
}

function fieldsOf(document: JsonObject, items: unknown, choices: Choices): readonly DraftField[] {
  return Object.entries(propertiesOf(document, items))
    .filter(([name]) => name !== 'id' && !/[.[\]"'|@\s]/.test(name))
    .map(([name, value]) => {
      const schema = resolved(document, value);
      const format = formatOf(schema);
      const known = Array.isArray(schema.enum) ? schema.enum.filter((one) => one !== null) : undefined;
      const guess =
        format === 'object' || format === 'array'
          ? guessStructure({ name, values: sampleOf(document, schema) }, choices, guessKind)
          : guessKind({ name, values: [], format, choices: known }, choices);
      return { name, label: labelOf(name), ...guess };
    });
}

const totals = /^(?:total|totalDocs|totalCount|total_count|totalItems|count)$/;
const pageCounts = /^(?:totalPages|total_pages|pageCount|page_count|pages)$/;
const sizes = /^(?:limit|per_?page|page_?size|size)$/i;

/** How a list comes page by page, as source: it takes the number of a page, and its answer has counts beside the rows. */
function pagingOf(document: JsonObject, operation: unknown): readonly string[] | undefined {
  const { parameters } = resolved(document, operation);
  const asked = (Array.isArray(parameters) ? parameters : []).map((one) => String(resolved(document, one).name));
  const size = asked.find((name) => sizes.test(name));
  const names = Object.keys(propertiesOf(document, answerSchemaOf(document, operation)));
  const [total, pages] = [totals, pageCounts].map((words) => names.find((name) => words.test(name)));
  if (!asked.includes('page') || size === undefined || (total === undefined && pages === undefined)) return undefined;
  const place = (word: string, name: string | undefined) => `${word}: ${name === undefined ? 'false' : quoted(name)}`;
  return [...(size === 'limit' ? [] : [place('size', size)]), place('total', total), place('pages', pages)];
}

/** The calls of a collection: its own path, and that of a single record. */
function callsFrom(
  document: JsonObject,
  {
    path,
    one,
    key,
    fields,
  }: { path: string; one: string | undefined; key: string | undefined; fields: readonly string[] },
): DraftCalls {
  const paths = document.paths as JsonObject;
  const base = basePath(document);
  const address = (below: string) => quoted(`${base}${below}`.replace(/^\/api(?=\/)/, '').replace(/\{[^}]+\}/g, ':id'));
  const item = resolved(document, one === undefined ? {} : paths[one]);
  const record = recordKey(document, answerSchemaOf(document, item.get), fields);
  const withKey = (below: string, name: string | undefined) =>
    `get(${[address(below), ...(name ? [quoted(name)] : [])].join(', ')})`;
  const collection = resolved(document, paths[path]);
  const paging = key === undefined ? undefined : pagingOf(document, collection.get);
  const page = paging && `getPage(${address(path)}, { ${[`key: ${quoted(key ?? '')}`, ...paging].join(', ')} })`;
  const update = item.put ? 'put' : item.patch ? 'patch' : undefined;
  return {
    list: page ?? withKey(path, key),
    ...(collection.post ? { create: `post(${address(path)})` } : {}),
    ...(one && item.get && update ? { one: withKey(one, record), update: `${update}(${address(one)})` } : {}),
    ...(one && item.delete ? { remove: `del(${address(one)})` } : {}),
  };
}

/** First declarations of all collections of an OpenAPI document; those whose path has other parameters are left out. */
export function draftsFromOpenApi(document: JsonObject, choices: Omit<Choices, 'isEditable'>): readonly Draft[] {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  const drafts = new Map<string, Draft>();
  for (const [path, item] of Object.entries(paths)) {
    const { get } = resolved(document, item);
    const list = get && !path.includes('{') ? listIn(document, answerSchemaOf(document, get)) : undefined;
    const name = resourceName(path.split('/').at(-1) ?? '');
    if (!list || drafts.has(name)) continue;
    const one = Object.keys(paths).find(
      (other) => other.startsWith(`${path}/{`) && /^\{[^}]+\}$/.test(other.slice(path.length + 1)),
    );
    const isEditable = one !== undefined;
    const fields = fieldsOf(document, list.items, { ...choices, isEditable });
    if (fields.length === 0) continue;
    const calls = callsFrom(document, { path, one, key: list.key, fields: fields.map((field) => field.name) });
    drafts.set(name, { name, fields, calls });
  }
  return [...drafts.values()];
}
