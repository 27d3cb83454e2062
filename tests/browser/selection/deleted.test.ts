import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { clubSite } from './clubSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

const bar = ({ page }: Visit) => page.getByRole('group', { name: 'Selection' });
const remove = (visit: Visit) => bar(visit).getByRole('button', { name: 'Delete', exact: true });
const confirm = ({ page }: Visit) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

/** Opens a list in a session with a name, which has saved two members, and selects rows. */
async function openSelected(path: string, names: readonly string[]): Promise<Visit> {
  const visit = await app.open(null);
  onTestFinished(() => visit.close());
  const planted = await visit.page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    sessionStorage.setItem('console.name', 'maintainer');
    const saved = ['2', '7'].map((id) => ({ resource: 'members', id, title: `Member ${id}`, search: '', at: 1 }));
    localStorage.setItem('console.edited:maintainer', JSON.stringify(saved));
  });
  await visit.goto(path);
  await planted.dispose();
  await visit.page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of names) await visit.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  return visit;
}

test('several records that are deleted are not listed as edited last any more [X-DASHBOARD-01]', async () => {
  const visit = await openSelected('/members', ['Member 1', 'Member 2']);
  await remove(visit).click();
  await confirm(visit);
  await visit.page.getByText('2 members deleted.', { exact: true }).waitFor();
  const stored = await visit.page.evaluate(() => localStorage.getItem('console.edited:maintainer'));
  expect(JSON.parse(stored ?? '').map(({ id }: { readonly id: string }) => id)).toEqual(['7']);
});

test('a selected record that is deleted by its own button is not selected any more [X-BULK-12]', async () => {
  const visit = await openSelected('/entries', ['Entry 3', 'Entry 4']);
  await visit.page
    .getByRole('row')
    .filter({ hasText: 'Entry 3' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await confirm(visit);
  await bar(visit)
    .getByRole('status')
    .filter({ hasText: /^1 selected$/ })
    .waitFor();
});
