import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources as sidebar } from '../../resources';
import { site } from '../../resources/site';
import { resourcesOf } from '../../src/declare';
import { isSpecified } from '../declared/unspecified';
import text from '../site-contract.json';
import { callFaults, contractFaults, fieldFaults } from './contract';
import { memoryFolder } from './memoryFolder';
import { openWitness, type Witness } from './openWitness';
import { contract, operations } from './siteContract';

const resources = resourcesOf(sidebar).filter(isSpecified);
const folder = memoryFolder();
let witness: Witness;
beforeAll(async () => {
  witness = await openWitness(folder);
}, 60_000);
afterAll(() => witness.close());

/** `GET /loan/x/{}` -> the id of the requirement that states this call. */
const requirementOf: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', , , statement = ''] = line.split('\t');
      const [, method, path] = /^(GET|POST|PUT|DELETE) \{api\}(\/[^;?]*)/.exec(statement) ?? [];
      return method && path ? [[`${method} ${path.replace(/\{\w+\}/, '{}')}`, id] as [string, string]] : [];
    }),
);

const promisedCalls = [...contract].flatMap(([name, promised]) =>
  operations.flatMap((operation) => {
    const call = promised[operation];
    if (!call) return [];
    const line = `${call.method} ${call.path.replace(/:\w+/, '{}')}`;
    return [{ name, operation, line, id: requirementOf.get(line) ?? 'no requirement' }];
  }),
);

describe('every call is sent as the contract says, and its response is read', () => {
  for (const { name, operation, line, id } of promisedCalls) {
    test(`${name}, ${operation}: ${line} [${id}]`, async () => {
      const resource = resources.find((declared) => declared.name === name);
      if (!resource) throw new Error(`${name} is not declared`);
      expect(await callFaults(witness, resource, operation)).toEqual([]);
    });
  }

  test('there are 64 calls, each stated by its own requirement', () => {
    const ids = new Set(promisedCalls.map(({ id }) => id));
    expect([ids.size, ids.has('no requirement')]).toEqual([64, false]);
  });
});

test('every resource has exactly the fields of the contract', () => {
  expect(resources.flatMap(fieldFaults)).toEqual([]);
});

test('contract and declarations cover the same calls', async () => {
  expect(await contractFaults(witness, resources)).toEqual([]);
}, 30_000);

test('an undeclared resource, and one that is not in the contract, are reported', async () => {
  const [first, ...others] = resources;
  if (!first) throw new Error('nothing is declared');
  const faults = await contractFaults(witness, [{ ...first, name: 'stranger' }]);
  expect(faults).toContain('stranger: the contract has no such resource');
  expect(faults).toContain('stranger, create: the contract has no such call');
  for (const { name } of others) expect(faults).toContain(`${name}: it is not declared`);
});

test('sign-in and upload folders match the contract', () => {
  expect(site.login).toBe(text.resources.login.create.path);
  expect(Object.fromEntries(Object.entries(site.uploads).map(([name, path]) => [name, `${path}/:file`]))).toEqual({
    images: text.uploads.images.path,
    resumes: text.uploads.resumes.path,
    gst: text.uploads.gst.path,
  });
});
