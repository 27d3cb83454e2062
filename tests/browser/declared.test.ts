import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { site } from '../../resources/site';
import { complete } from '../../src/declare';
import { resources } from '../declared/resources';
import { unspecified } from '../declared/unspecified';
import { english } from '../setup/english';
import { buildConsole } from './harness/buildConsole';
import { lookAtScreens } from './harness/lookAtScreens';
import { type OpenedConsole, openConsole } from './harness/openConsole';
import { sampleFiles } from './harness/sampleFiles';
import type { Visit } from './harness/Visit';

const folder = 'tests/declared/resources';

/** The console with two resources more than the specification lists, over the stand-in, which has no tables for them. */
let app: OpenedConsole;
beforeAll(async () => {
  const cache = resolve('node_modules/.cache/console-builds');
  await mkdir(cache, { recursive: true });
  const program = { file: 'tests/browser/slots/build.ts', args: [folder], sources: [folder] };
  const built = await buildConsole(process.cwd(), cache, program);
  app = await openConsole({ dist: join(built, 'dist'), declarations: { sidebar: resources, site } });
}, 180_000);
afterAll(() => app.close());

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const link = ({ page }: Visit, name: string) => page.getByRole('main').getByRole('link', { name });
const row = ({ page }: Visit, text: string) => page.getByRole('row').filter({ hasText: text });

async function remove(visit: Visit, text: string): Promise<void> {
  await row(visit, text).getByRole('button', { name: 'Delete' }).click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => row(visit, text).count()).toBe(0);
}

/** The lines of a declaration, without its imports. */
const lines = (name: string) =>
  readFileSync(`${folder}/${name}.ts`, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('import'));

describe('without a back end, a declaration is enough', () => {
  test('of under 25 lines, or 10 for a regular resource [X-STANDIN-04]', () => {
    expect([lines('visitor-letters').length < 25, lines('glossary-terms').length < 10]).toEqual([true, true]);
  });

  test('to list, add, edit and delete records of a parent, with a picture [X-STANDIN-04]', async () => {
    const visit = await app.newPage({ path: '/visitor-letters?loan_id=1' });
    await link(visit, 'Edit').first().waitFor();
    expect(await link(visit, 'Edit').count()).toBe(3);
    const picture = visit.page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await link(visit, 'Add Letter').first().click();
    await button(visit, 'Add Letter').click();
    await visit.alert().filter({ hasText: 'required' }).waitFor();
    await visit.field('Loan').selectOption('1');
    await visit.field('Person').fill('Zubin Sample');
    await visit.field('Words').fill('Quick and kind');
    await visit.field('Photo').setInputFiles(sampleFiles.png);
    await button(visit, 'Add Letter').click();
    await row(visit, 'Zubin Sample').getByRole('link', { name: 'Edit' }).click();
    await visit.field('Words').fill('Kind, and quick');
    await button(visit, 'Update Letter').click();
    await row(visit, 'Kind, and quick').waitFor();
    await remove(visit, 'Zubin Sample');
    expect(await link(visit, 'Edit').count()).toBe(3);
  });

  test('to list, add, edit and delete records of a regular resource [X-STANDIN-04]', async () => {
    const visit = await app.newPage({ path: '/glossary-terms' });
    await link(visit, 'Edit').first().waitFor();
    await link(visit, 'Add Term').first().click();
    await visit.field('Word').fill('Zero or one?');
    await button(visit, 'Add Term').click();
    await visit.heading().filter({ hasText: 'Glossary' }).waitFor();
    await visit.goto('/glossary-terms?page=3');
    await row(visit, 'Zero or one?').getByRole('link', { name: 'Edit' }).click();
    await visit.field('Word').fill('One or zero?');
    await button(visit, 'Update Term').click();
    await visit.heading().filter({ hasText: 'Glossary' }).waitFor();
    await visit.goto('/glossary-terms?page=3');
    await row(visit, 'One or zero?').waitFor();
    await remove(visit, 'One or zero?');
  });
});

const opened = unspecified(resources).map((one) => complete(one, english));

test.each(opened)('each screen of $name opens, as its declaration says [X-STANDIN-03]', (resource) =>
  lookAtScreens(app, resource),
);
