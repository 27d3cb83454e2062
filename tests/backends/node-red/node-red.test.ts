import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../../browser/harness/Visit';
import { findingsOf } from '../findingsOf';
import { type OpenedBackend, openBackend } from '../openBackend';
import { button, column, field, fill, main, remove, row, save, shows, signIn } from '../screen';

const folder = 'tests/backends/node-red';

let app: OpenedBackend;
beforeAll(async () => {
  app = await openBackend(folder);
});
afterAll(() => app.stop());

/** Signs in by the OAuth 2 password grant, then opens a screen. */
async function open(path: string): Promise<Visit> {
  const visit = await app.open('/');
  onTestFinished(() => visit.close());
  await signIn(visit, 'Username', 'admin', 'Sample@730');
  await visit.goto(path);
  return visit;
}

type Stored = Readonly<Record<string, unknown>>;

/** The file in which Node-RED keeps its flows, each of them and each node in it. */
const stored = async (): Promise<readonly Stored[]> => JSON.parse(await readFile(join(app.data, 'flows.json'), 'utf8'));
const labelled = async (label: string) => (await stored()).find((flow) => flow.label === label);

test('the doctor finds nothing that is not meant to be so, and what is planted', async () => {
  const meant = ['flows fields field-undeclared', 'nodes fields field-undeclared'];
  expect(await findingsOf(folder, app)).toEqual(meant);
  const planted = await findingsOf(folder, app, (json) => json.replaceAll('"enabled":', '"active":'));
  expect(planted).toEqual(expect.arrayContaining([...meant, 'nodes fields.enabled field-missing']));
});

test('a wrong password is refused in the words of the site', async () => {
  const visit = await app.open('/');
  onTestFinished(() => visit.close());
  await visit.field('Username').fill('admin');
  await visit.field('Password').fill('wrong');
  await visit.page.getByRole('button', { name: 'Login' }).click();
  await visit.page.getByText('Invalid resource owner credentials').waitFor();
});

test('lists the flows among all nodes, and adds one with what is in it', async () => {
  const visit = await open('/flows');
  await shows(visit, 1, 'Tea', 'Rice', 'Soup');
  expect(await column(visit, 1)).toHaveLength(3);
  await main(visit).getByRole('link', { name: '+ Add Flow' }).click();
  await fill(visit, { Name: 'Salad', Description: 'Two\nlines' });
  await field(visit, 'Disabled').check();
  await button(visit, 'Add Variable').click();
  const variable = main(visit).getByRole('group', { name: 'Variable 1' });
  await field(visit, 'Name', variable).fill('SIZE');
  await field(visit, 'Type', variable).selectOption('num');
  await field(visit, 'Value', variable).fill('3');
  await save(visit, 'Add Flow', 'Flows');
  await shows(visit, 1, 'Tea', 'Rice', 'Soup', 'Salad');
  expect(await labelled('Salad')).toMatchObject({
    type: 'tab',
    info: 'Two\nlines',
    disabled: true,
    env: [{ name: 'SIZE', type: 'num', value: '3' }],
  });
});

test('edits what is typed, and sends the nodes of a flow back as they are', async () => {
  const before = await stored();
  const visit = await open('/flows');
  await row(visit, 'Tea').getByRole('link', { name: 'Edit' }).click();
  await field(visit, 'Name').first().fill('Green tea');
  const variable = main(visit).getByRole('group', { name: 'Variable 1' });
  await field(visit, 'Value', variable).fill('4');
  await save(visit, 'Update Flow', 'Flows');
  const tea = before.find(({ label }) => label === 'Tea');
  const changed = { ...tea, label: 'Green tea', env: [{ name: 'CUPS', type: 'num', value: '4' }] };
  const byId = (flows: readonly Stored[]) =>
    flows.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  expect(byId(await stored())).toEqual(
    byId(before.map((flow) => (flow === tea ? { disabled: false, ...changed } : flow))),
  );
});

test('deletes a flow', async () => {
  const before = await stored();
  const visit = await open('/flows');
  await remove(visit, 'Soup');
  const after = await stored();
  expect(after.map(({ id }) => id)).toEqual(before.filter(({ label }) => label !== 'Soup').map(({ id }) => id));
});

test('switches a node off and on by actions of its row', async () => {
  const visit = await open('/nodes');
  const isOn = async () => {
    const kept = JSON.parse(await readFile(join(app.data, '.config.nodes.json'), 'utf8'));
    return kept['node-red'].nodes.sort.enabled;
  };
  await row(visit, 'sort').getByRole('button', { name: 'Switch off' }).click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await row(visit, 'sort').getByRole('button', { name: 'Switch on' }).waitFor();
  await expect.poll(isOn).toBe(false);
  await row(visit, 'sort').getByRole('button', { name: 'Switch on' }).click();
  await row(visit, 'sort').getByRole('button', { name: 'Switch off' }).waitFor();
  await expect.poll(isOn).toBe(true);
});
