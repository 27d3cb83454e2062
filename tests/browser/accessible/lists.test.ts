import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type ListState, listStates, reachState } from './listStates';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

async function expectNoViolations(state: ListState): Promise<void> {
  const visit = await app.newPage({ path: null });
  await reachState(visit, state);
  expect(await violations(visit.page)).toEqual([]);
}

// In the other themes and widths by `npm run test:full`.
test.each(listStates.slice(0, 3))('axe finds nothing in $name [X-FIND-08]', expectNoViolations);
fullTest.each(listStates.slice(3))('axe finds nothing in $name [X-FIND-08]', expectNoViolations);

test('axe finds what is wrong in a list: here a button without a name [X-FIND-08]', async () => {
  const visit = await app.newPage({ path: '/loan-step' });
  await visit.page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await visit.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await violations(visit.page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
