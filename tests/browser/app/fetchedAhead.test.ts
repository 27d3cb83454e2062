import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorScripts } from '../../bench/editorScripts';
import { consoleBuild } from '../harness/consoleBuild';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt } from './areas';
import { chooseScreen, openList } from './steps';

let app: OpenedConsole;
let editors: ReadonlySet<string>;
let forms: string;
beforeAll(async () => {
  const { modules } = consoleBuild();
  editors = editorScripts(modules);
  forms = Object.keys(modules).find((script) => 'src/form/FormPage.tsx' in (modules[script] ?? {})) ?? '';
  app = await openConsole();
});
afterAll(() => app.close());

const editLink = ({ page }: Visit) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first();

/** Simulates the browser’s connection information; without it, a page would get the machine’s own. */
const onConnection = (page: Page, connection: object) =>
  page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);

/** A visit to a list of legal texts, and the scripts that the page requests from the start. */
async function legalList(connection: object = {}) {
  const visit = await app.newPage({ path: null });
  await onConnection(visit.page, connection);
  const scripts: string[] = [];
  visit.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visit.goto('/dashboard');
  await openList(visit, areaAt('/disclaimer'));
  const asked = (script: string) => scripts.includes(script);
  return { visit, asked, hasEditor: () => scripts.some((script) => editors.has(script)) };
}

describe.each([
  ['pointed at', (visit: Visit) => editLink(visit).hover()],
  ['given the focus', (visit: Visit) => editLink(visit).focus()],
])('a link to a form with an editor, %s', (_, turnTo) => {
  test('prefetches the scripts of that form, but none of its data', async () => {
    const { visit, hasEditor } = await legalList();
    expect(hasEditor()).toBe(false);
    visit.clearRequests();
    await turnTo(visit);
    await expect.poll(hasEditor).toBe(true);
    await visit.page.waitForLoadState('networkidle');
    expect(visit.requests()).toEqual([]);
    await editLink(visit).click();
    await visit.page.locator('[contenteditable="true"]').waitFor();
  });
});

describe.each([
  ['where data is to be saved', { saveData: true }],
  ['on a slow connection', { effectiveType: '2g' }],
])('%s', (_, connection) => {
  test('the forms are prefetched when one of their links is hovered, not before', async () => {
    const { visit, asked } = await legalList(connection);
    for (const label of ['Mission', 'User Details', 'Disclaimer']) await chooseScreen(visit, label);
    await visit.page.waitForLoadState('networkidle');
    expect(asked(forms)).toBe(false);
    await editLink(visit).hover();
    await expect.poll(() => asked(forms)).toBe(true);
  });
});
