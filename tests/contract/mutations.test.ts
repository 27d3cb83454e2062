import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resources as sidebar } from '../../resources';
import { resourcesOf } from '../../src/declare';
import { isSpecified } from '../declared/unspecified';
import { callFaults, contractFaults, fieldFaults } from './contract';
import { memoryFolder } from './memoryFolder';
import { callOf, type Mutant, mutantsOf, withCall } from './mutants';
import { openWitness, type Witness } from './openWitness';
import { operations } from './siteContract';

const resources = resourcesOf(sidebar).filter(isSpecified);
const folder = memoryFolder();
let witness: Witness;
beforeAll(async () => {
  witness = await openWitness(folder);
}, 60_000);
afterAll(() => witness.close());

async function survives({ resource, seenIn }: Mutant): Promise<boolean> {
  const faults = seenIn === 'fields' ? fieldFaults(resource) : await callFaults(witness, resource, seenIn);
  return faults.length === 0;
}

test('an unchanged copy of a declaration passes', async () => {
  for (const resource of resources)
    for (const operation of operations.filter((each) => callOf(resource, each)))
      expect(await callFaults(witness, withCall(resource, operation, {}), operation)).toEqual([]);
}, 30_000);

test('a declaration with any single mistake fails the contract', { timeout: 60_000 }, async () => {
  // Most of these calls fail, and each failure is logged.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mutants = resources.flatMap(mutantsOf);
  const survivors: string[] = [];
  for (const mutant of mutants) if (await survives(mutant)) survivors.push(mutant.what);
  expect(survivors).toEqual([]);
  expect(mutants.length).toBeGreaterThan(1000);
  // The original declarations still pass, so only the mistake was caught.
  expect(await contractFaults(witness, resources)).toEqual([]);
  console.info(`${mutants.length} wrong declarations, all caught`);
});
