import {
  type AnyEndpoint,
  type AnyResource,
  type Field,
  image,
  isEditable,
  type Method,
  text,
} from '../../src/declare';
import { type Operation, operations } from './siteContract';

/** A declaration with one mistake, and where it must be noticed. */
export interface Mutant {
  readonly what: string;
  readonly resource: AnyResource;
  /** `fields`: found without a call. */
  readonly seenIn: Operation | 'fields';
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** The place of a call in a declaration. */
const places = {
  list: ['list', 'from'],
  one: ['edit', 'from'],
  create: ['create', 'via'],
  update: ['edit', 'via'],
  delete: ['remove', 'via'],
} as const satisfies Record<Operation, readonly [keyof AnyResource, string]>;

type Words = Readonly<Record<string, unknown>>;

/** The call of `operation`, if it is declared. */
export function callOf(resource: AnyResource, operation: Operation): AnyEndpoint | undefined {
  const [word, role] = places[operation];
  return (resource[word] as Words | undefined)?.[role] as AnyEndpoint | undefined;
}

/** A copy of the declaration with that call changed. */
export function withCall(resource: AnyResource, operation: Operation, change: Partial<AnyEndpoint>): AnyResource {
  const [word, role] = places[operation];
  const call = { ...callOf(resource, operation), ...change };
  return { ...resource, [word]: { ...(resource[word] as object), [role]: call } };
}

function without(resource: AnyResource, word: keyof AnyResource): AnyResource {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => name !== word)) as unknown as AnyResource;
}

function withoutKey<T extends object>(object: T, key: keyof T): T {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key)) as T;
}

/** Replaces the letter at `index` with another. */
function misspelt(word: string, index: number): string {
  const other = word[index] === 'x' ? 'y' : 'x';
  return word.slice(0, index) + other + word.slice(index + 1);
}

/**
 * The path with a letter changed in three places, in another case, without its last letter, or with its slot removed or
 * renamed.
 */
function wrongPaths(path: string): string[] {
  const end = path.includes('/:') ? path.indexOf('/:') : path.length;
  const start = path.lastIndexOf('/', end - 1) + 1;
  const letters = [start, Math.floor((start + end) / 2), end - 1, 1];
  const swapped = path[start] === path[start]?.toLowerCase() ? path[start]?.toUpperCase() : path[start]?.toLowerCase();
  return [
    ...letters.map((index) => misspelt(path, index)),
    path.slice(0, start) + swapped + path.slice(start + 1),
    path.slice(0, end - 1) + path.slice(end),
    `${path}/`,
    ...(end < path.length ? [path.slice(0, end), `${path}x`] : [`${path}/:id`]),
  ];
}

function callMutants(resource: AnyResource, operation: Operation): Mutant[] {
  const call = callOf(resource, operation);
  if (!call) return [];
  const mutant = (what: string, change: Partial<AnyEndpoint>): Mutant => ({
    what: `${resource.name}, ${operation}: ${what}`,
    resource: withCall(resource, operation, change),
    seenIn: operation,
  });
  const mutants = [
    ...wrongPaths(call.path).map((path) => mutant(`path ${path}`, { path })),
    ...methods.filter((method) => method !== call.method).map((method) => mutant(`method ${method}`, { method })),
  ];
  if (operation !== 'list' && operation !== 'one') return mutants;
  const keys = typeof call.key === 'string' ? [misspelt(call.key, 0), `${call.key}s`] : [];
  for (const key of [...keys, 'success', 'pagination', 'nothing']) mutants.push(mutant(`key ${key}`, { key }));
  if (operation === 'one') return mutants;
  return call.paging
    ? [...mutants, { ...mutant('not paged', {}), resource: unpaged(resource, call) }]
    : [...mutants, mutant('paged', { paging: {} })];
}

function unpaged(resource: AnyResource, call: AnyEndpoint): AnyResource {
  return { ...resource, list: { ...resource.list, from: withoutKey(call, 'paging') } };
}

function formMutants(resource: AnyResource, operation: 'create' | 'update'): Mutant[] {
  const word = operation === 'create' ? 'create' : 'edit';
  const form = resource[word];
  if (!form) return [];
  const { fields } = resource;
  const sent = form.fields ?? Object.keys(fields).filter((name) => isEditable(fields[name] as Field));
  const uploads = sent.some((name) => fields[name]?.kind.uploads);
  const mutant = (what: string, names: readonly string[], changed: Words = {}): Mutant => ({
    what: `${resource.name}, ${operation}: ${what}`,
    resource: { ...resource, fields: { ...fields, ...(changed as object) }, [word]: { ...form, fields: names } },
    seenIn: operation,
  });
  const others = (name: string) => sent.filter((other) => other !== name);
  const asImage = { [sent[0] ?? '']: image('Picture') };
  const asText = Object.fromEntries(
    sent.map((name) => [name, fields[name]?.kind.uploads ? text('Text') : fields[name]]),
  );
  return [
    ...sent.map((name) => mutant(`without ${name}`, others(name))),
    ...sent.map((name) => mutant(`${name} renamed`, [...others(name), `${name}x`], { [`${name}x`]: fields[name] })),
    mutant('with a field more', [...sent, 'more'], { more: text('More') }),
    uploads ? mutant('as JSON', sent, asText) : mutant('as multipart', sent, asImage),
    ...(uploads ? [] : [mutant('as multipart with an empty upload', [...sent, 'more'], { more: image('More') })]),
  ];
}

function fieldMutants(resource: AnyResource): Mutant[] {
  const { name, fields } = resource;
  const mutant = (what: string, changed: AnyResource): Mutant => ({
    what: `${name}: ${what}`,
    resource: changed,
    seenIn: 'fields',
  });
  return [
    ...Object.entries(fields).flatMap(([field, declared]) => [
      mutant(`without field ${field}`, { ...resource, fields: withoutKey(fields, field) }),
      mutant(`field ${field} misspelt`, {
        ...resource,
        fields: { ...withoutKey(fields, field), [misspelt(field, 0)]: declared },
      }),
    ]),
    mutant('a field more', { ...resource, fields: { ...fields, more: text('More') } }),
    mutant('named otherwise', { ...resource, name: misspelt(name, 0) }),
  ];
}

/** Properties missing from the declaration although the site has the call, or present although it has not. */
function wordMutants(resource: AnyResource): Mutant[] {
  const mutants: Mutant[] = operations.map((operation) => {
    const [word] = places[operation];
    const declared = callOf(resource, operation);
    const role = { method: 'GET', path: '/loan/nothing/:id', slots: {} };
    return {
      what: `${resource.name}, ${operation}: ${declared ? 'not declared' : 'declared'}`,
      resource: declared ? without(resource, word) : { ...resource, [word]: { from: role, via: role } },
      seenIn: operation,
    };
  });
  if (resource.scope)
    mutants.push({ what: `${resource.name}: no scope`, resource: without(resource, 'scope'), seenIn: 'list' });
  return mutants;
}

/** Every declaration with one mistake at a time. */
export function mutantsOf(resource: AnyResource): readonly Mutant[] {
  return [
    ...operations.flatMap((operation) => callMutants(resource, operation)),
    ...formMutants(resource, 'create'),
    ...formMutants(resource, 'update'),
    ...fieldMutants(resource),
    ...wordMutants(resource),
  ];
}
