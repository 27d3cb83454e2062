import type { CompleteList, CompleteResource } from '../../declare/complete';
import { type AnyEndpoint, slotOf } from '../../declare/endpoint';
import type { ResourceCall } from '../callsOf';
import { fieldSchema } from '../fieldSchema';
import { pageParameters } from './pageSchemas';
import type { Json } from './sampleSchema';

export const idSchema: Json = { type: ['integer', 'string'] };

interface Parameter extends Json {
  readonly name: string;
  readonly in: 'path' | 'query';
}

const query = (name: string, schema: Json, description: string): Parameter => ({
  name,
  in: 'query',
  schema,
  description,
});

/** What every call of a declaration has in its query: always the same, or a value of the record or the scope. */
const fixedParameters = ({ query: fixed = {} }: AnyEndpoint): readonly Parameter[] =>
  Object.entries(fixed).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: slotOf(value) === undefined ? { const: value } : idSchema,
  }));

/** What asks for an order, in whatever way. */
function sortParameters({ sort, sorts }: CompleteList): readonly Parameter[] {
  if (!sort) return [];
  const names = [...sorts.values()];
  if ('query' in sort) {
    const asked = names.flatMap((name) => Object.keys({ ...sort.query(name, 'asc'), ...sort.query(name, 'desc') }));
    return asked.map((name) => query(name, { type: 'string' }, 'For an order.'));
  }
  if (sort.order === undefined)
    return [query(sort.param, { enum: names.flatMap((name) => [name, `-${name}`]) }, 'Descending with a minus.')];
  return [
    query(sort.param, { enum: names }, 'Sorted by it.'),
    query(sort.order, { enum: ['asc', 'desc'] }, 'The order.'),
  ];
}

/** What finds and sorts in a list. What a `filterQuery` makes of filters is known to it alone. */
function findingParameters({ fields }: CompleteResource, list: CompleteList): readonly Parameter[] {
  const { search, filters, filterQuery } = list;
  const filtering = filterQuery ? [] : [...filters];
  return [
    ...(search === undefined ? [] : [query(search, { type: 'string' }, 'A search in all fields.')]),
    ...filtering.map(([path, name]) => {
      const field = fields[path];
      return query(name, field ? { ...fieldSchema(field) } : {}, `Only with this: ${field?.label ?? path}.`);
    }),
    ...sortParameters(list),
  ];
}

function regularParameters({ scopes, list }: CompleteResource): readonly Parameter[] {
  const json = { type: 'string', contentMediaType: 'application/json' };
  const named = [
    ...scopes.map((scope) => list?.filters.get(scope) ?? scope),
    ...(list?.search === undefined ? [] : [list.search]),
  ];
  return [
    query('filter', json, `An object of values by field${named.map((name) => `, among them '${name}'`).join('')}.`),
    query('sort', json, 'A field, and ASC or DESC.'),
    query('range', json, 'The first and the last row, counted from 0.'),
  ];
}

function listParameters(resource: CompleteResource, { paging }: AnyEndpoint): readonly Parameter[] {
  const pages = paging ? pageParameters(paging) : [];
  return [
    ...pages.map(({ name, schema, description }) => query(name, schema, description)),
    ...(resource.list ? findingParameters(resource, resource.list) : []),
  ];
}

/** The parameters of a call, each once. */
export function parametersOf(
  resource: CompleteResource,
  { operation, endpoint, address }: ResourceCall,
): readonly Json[] {
  const slots = [...address.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: idSchema }),
  );
  const fixed = endpoint ? fixedParameters(endpoint) : [];
  const listed =
    operation !== 'list' ? [] : endpoint ? listParameters(resource, endpoint) : regularParameters(resource);
  return [...new Map([...slots, ...listed, ...fixed].map((each) => [`${each.in} ${each.name}`, each])).values()];
}
