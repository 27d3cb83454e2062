import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete, resourcesOf } from '../../src/declare';
import { type Declarations, loadDeclarations } from '../../src/tools/loadDeclarations';
import { english } from '../setup/english';
import { guides, prepareGuides, writeGuideProject } from '../setup/guideProject';
import { buildConsole } from './harness/buildConsole';
import { fullTest } from './harness/fullTest';
import { lookAtScreens } from './harness/lookAtScreens';
import { type OpenedConsole, openConsole } from './harness/openConsole';
import type { Visit } from './harness/Visit';

let root: string;
const apps: OpenedConsole[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guides-'));
  prepareGuides(root);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(root, { recursive: true, force: true });
});

/** The console as a guide declares it, over the stand-in. */
async function openGuide(guide: string): Promise<{ readonly app: OpenedConsole; readonly declarations: Declarations }> {
  const resources = join(writeGuideProject(root, guide), 'resources');
  const cache = resolve('node_modules/.cache/console-builds');
  await mkdir(cache, { recursive: true });
  const built = await buildConsole(process.cwd(), cache, {
    file: 'tests/browser/slots/build.ts',
    args: [resources],
    sources: [relative(process.cwd(), resources)],
  });
  const declarations = await loadDeclarations(resources);
  const app = await openConsole({ dist: join(built, 'dist'), declarations });
  apps.push(app);
  return { app, declarations };
}

const row = ({ page }: Visit, text: string) => page.getByRole('row').filter({ hasText: text });
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });

test('Add a resource: it is listed, added to, edited and deleted from [X-GUIDE-04]', async () => {
  const { app } = await openGuide('add-a-resource');
  const visit = await app.newPage({ path: '/add-faqs', config: {} });
  await button(visit, 'Add FAQ').click();
  await visit.alert().filter({ hasText: 'Question and answer are required' }).waitFor();
  await visit.field('Question').fill('When are you open?');
  await visit.field('Answer').fill('From nine to six');
  await button(visit, 'Add FAQ').click();
  await row(visit, 'When are you open?').getByRole('link', { name: 'Edit' }).click();
  await visit.field('Question').fill('Are you open?');
  await button(visit, 'Update FAQ').click();
  await row(visit, 'Are you open?').getByRole('button', { name: 'Delete' }).click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => row(visit, 'Are you open?').count()).toBe(0);
}, 240_000);

fullTest(
  'Add a kind of field: it is shown, typed and refused as the kind says [X-GUIDE-04]',
  async () => {
    const { app } = await openGuide('add-a-kind');
    const visit = await app.newPage({ path: '/edit-rooms/1', config: {} });
    await visit.field('Used').fill('101');
    await button(visit, 'Update Room').click();
    await visit.page.getByText('More than 100 %').first().waitFor();
    await visit.field('Used').fill('35');
    await button(visit, 'Update Room').click();
    await row(visit, '35 %').waitFor();
    expect(visit.requests('PUT /rooms/1').at(-1)?.body).toMatchObject({ used: 35 });
  },
  240_000,
);

const others = guides.filter((guide) => !['add-a-resource', 'add-a-kind'].includes(guide));
// Each builds a console; `npm run test:full` opens those of all guides.
test.each(process.env.WITHOUT_FULL_ONLY ? others.slice(0, 1) : others)(
  'what it declares opens, screen by screen: %s [X-GUIDE-05]',
  async (guide) => {
    const { app, declarations } = await openGuide(guide);
    const { sidebar, site } = declarations;
    for (const resource of resourcesOf(sidebar))
      await lookAtScreens(app, complete(resource, english, site), { config: {} });
    if (guide !== 'react-admin-component') return;
    const visit = await app.newPage({ path: '/doctors', config: {} });
    await button(visit, 'Full score').first().waitFor();
  },
  240_000,
);
