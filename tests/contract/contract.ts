import { isDeepStrictEqual } from 'node:util';
import type { AnyResource } from '../../src/declare';
import type { ContractCall } from '../site/contract';
import type { JournalEntry } from '../site/journal';
import { multipart } from '../site/multipart';
import type { Testimony, Witness } from './openWitness';
import { contract, type Operation, operations, type Promised, pathOf } from './siteContract';

type Values = Readonly<Record<string, unknown>>;

/** Parameters for the calls, from the stand-in: the first loan, and the first record of each list. */
const firstId = 1;
const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'my picture.svg', { type: 'image/svg+xml' });
/** What a screen may pass besides the fields of its form; none of it may be sent. */
const strays = { id: 999, createdAt: '2025-01-01', stray: 'x' };

const declares: Readonly<Record<Operation, (resource: AnyResource) => unknown>> = {
  list: ({ list }) => list?.from,
  one: ({ edit }) => edit?.from,
  create: ({ create }) => create?.via,
  update: ({ edit }) => edit?.via,
  delete: ({ remove }) => remove?.via,
};

function bodyFaults(call: ContractCall, sent: JournalEntry, values: Values): string[] {
  const type = sent.contentType?.split(';')[0];
  if (call.body === 'none') return sent.body === undefined && type === undefined ? [] : ['a body was sent'];
  const expectedType = call.body === 'json' ? 'application/json' : 'multipart/form-data';
  if (type !== expectedType) return [`the body is ${type}, not ${expectedType}`];
  if (call.body === 'multipart' && !/boundary=\S+/.test(sent.contentType ?? '')) return ['there is no boundary'];
  const keys = [...call.bodyKeys, ...call.optionalKeys.filter((key) => values[key] instanceof File)];
  const part = (value: unknown) =>
    value instanceof File ? { fileName: value.name, type: value.type, size: value.size } : String(value);
  const expected = Object.fromEntries(keys.map((key) => [key, call.body === 'json' ? values[key] : part(values[key])]));
  return isDeepStrictEqual({ ...(sent.body as object) }, expected)
    ? []
    : [`the body is ${JSON.stringify(sent.body)}, not ${JSON.stringify(expected)}`];
}

function sentFaults(call: ContractCall, { calls }: Testimony, slot: unknown, values: Values, token: string): string[] {
  const [sent, ...others] = calls;
  if (!sent || others.length > 0) return [`${calls.length} calls were made, not one`];
  const faults = bodyFaults(call, sent, values);
  const line = `${sent.method} ${sent.path}`;
  const expected = `${call.method} ${pathOf(call, slot)}`;
  if (line !== expected) faults.push(`${line} was called, not ${expected}`);
  const query = call.paging ? { page: '1', limit: '10' } : {};
  if (!isDeepStrictEqual({ ...sent.query }, query)) faults.push(`the query is ${JSON.stringify(sent.query)}`);
  if (sent.headers.authorization !== `Bearer ${token}`) faults.push('there is no bearer token');
  if (sent.status === undefined || sent.status >= 300) faults.push(`the site answered ${sent.status}`);
  return faults;
}

/** What was read, compared with what the site returned under the expected key. */
function readFaults(call: ContractCall, { outcome, answer }: Testimony, operation: Operation): string[] {
  if (answer === undefined) return ['nothing was answered'];
  const held = (answer as Values)[call.answerKey ?? ''];
  const { data, meta } = outcome as { data: unknown; meta?: Values };
  if (operation === 'one') {
    return isDeepStrictEqual(data, { ...(held as object), id: firstId }) ? [] : [`${JSON.stringify(data)} was read`];
  }
  const faults = isDeepStrictEqual(data, held) && (data as unknown[]).length > 0 ? [] : ['other rows were read'];
  const paging = call.paging ? ((answer as Values)[call.paging.answerKey] as Values) : {};
  for (const key of ['totalPages', 'total', 'page'])
    if (meta?.[key] !== paging[key]) faults.push(`${key} is read as ${meta?.[key]}, not ${paging[key]}`);
  return faults;
}

/** Form values: those of the sample, with a new file for each upload, or the stored names where files are optional. */
function formValues(promised: Promised, call: ContractCall): readonly Values[] {
  const withFiles = (keys: readonly string[]) =>
    ({ ...strays, ...promised.sample, ...Object.fromEntries(keys.map((key) => [key, picture])) }) satisfies Values;
  const needed = (promised.fileKeys ?? []).filter((key) => call.bodyKeys.includes(key));
  const all = withFiles(promised.fileKeys ?? []);
  return call.optionalKeys.length === 0 ? [all] : [all, withFiles(needed)];
}

/** Adds a record without using the declarations and returns its id. */
async function victim({ ask }: Witness, { create, ...promised }: Promised): Promise<number> {
  if (!create) throw new Error('what cannot be added cannot be deleted');
  const [values = {}] = formValues({ ...promised, create }, create);
  const sent = Object.fromEntries([...create.bodyKeys, ...create.optionalKeys].map((key) => [key, values[key]]));
  const answer = await ask('POST', pathOf(create, ''), create.body === 'json' ? sent : multipart(sent as never));
  return ((await answer.json()) as { id: number }).id;
}

async function forget({ ask }: Witness, promised: Promised, id: unknown): Promise<void> {
  if (promised.delete && typeof id === 'number') await ask('DELETE', pathOf(promised.delete, id));
}

/** A call of the data provider, and what must be sent for it. */
interface Question {
  readonly slot: unknown;
  readonly values: Values;
  readonly ask: Parameters<Witness['question']>[1];
}

function listQuestion({ name, scope }: AnyResource): Question {
  const asked = { filter: typeof scope === 'string' ? { [scope]: firstId } : {} };
  return { slot: firstId, values: {}, ask: (provider) => provider.getList(name, asked) };
}

function saveQuestion(name: string, operation: Operation, data: Values): Question {
  const change = { id: firstId, data, previousData: {} };
  const ask: Question['ask'] = (provider) =>
    operation === 'create' ? provider.create(name, { data }) : provider.update(name, change);
  return { slot: firstId, values: data, ask };
}

async function questionsOf(
  witness: Witness,
  resource: AnyResource,
  operation: Operation,
  promised: Promised,
  call: ContractCall,
): Promise<readonly Question[]> {
  const { name } = resource;
  if (operation === 'list') return [listQuestion(resource)];
  if (operation === 'one')
    return [{ slot: firstId, values: {}, ask: (provider) => provider.getOne(name, { id: firstId }) }];
  if (operation !== 'delete') return formValues(promised, call).map((data) => saveQuestion(name, operation, data));
  const id = await victim(witness, promised);
  return [{ slot: id, values: {}, ask: (provider) => provider.delete(name, { id }) }];
}

/** Makes one call of `resource` and compares the request, and what was read from the response, with the contract. */
export async function callFaults(witness: Witness, resource: AnyResource, operation: Operation): Promise<string[]> {
  const promised = contract.get(resource.name);
  const call = promised?.[operation];
  const at = `${resource.name}, ${operation}`;
  if (!promised || !call) return declares[operation](resource) ? [`${at}: the contract has no such call`] : [];
  if (!declares[operation](resource)) return [`${at}: it is in the contract and not declared`];
  const faults: string[] = [];
  for (const { slot, values, ask } of await questionsOf(witness, resource, operation, promised, call)) {
    const testimony = await witness.question(resource, ask);
    faults.push(...sentFaults(call, testimony, slot, values, witness.token));
    if (testimony.failed) faults.push(String(testimony.outcome));
    else if (call.answerKey) faults.push(...readFaults(call, testimony, operation));
    if (operation === 'delete') await forget(witness, promised, slot);
    if (operation === 'create') await forget(witness, promised, (testimony.answer as Values | undefined)?.id);
  }
  return faults.map((fault) => `${at}: ${fault}`);
}

/** Differences between one declaration and the contract, other than in its calls. */
export function fieldFaults({ name, fields, title, list }: AnyResource): string[] {
  const promised = contract.get(name);
  if (!promised) return [`${name}: the contract has no such resource`];
  const known = new Set(promised.fields ?? []);
  const mentioned = [...Object.keys(fields), ...(title ? [title] : []), ...(list?.columns ?? [])];
  const strange = mentioned.filter((field) => typeof field === 'string' && !known.has(field));
  const missing = [...known].filter((field) => field !== 'id' && !Object.hasOwn(fields, field));
  return [
    ...strange.map((field) => `${name}: the contract has no field '${field}'`),
    ...missing.map((field) => `${name}: the field '${field}' is not declared`),
  ];
}

/** All differences between `resources` and the contract. Each call is actually made; nothing is left behind. */
export async function contractFaults(witness: Witness, resources: readonly AnyResource[]): Promise<string[]> {
  const names = new Set(resources.map(({ name }) => name));
  const faults = [...contract.keys()].filter((name) => !names.has(name)).map((name) => `${name}: it is not declared`);
  for (const resource of resources) {
    faults.push(...fieldFaults(resource));
    for (const operation of operations) faults.push(...(await callFaults(witness, resource, operation)));
  }
  return faults;
}
