import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { applyPolicy, blockedIn, securityPolicy } from '../harness/securityPolicy';
import type { Visit } from '../harness/Visit';
import { areas } from './areas';
import { someForms, someLinks } from './screens';
import { filledList, onScreen, signIn } from './steps';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage({ signedIn: false, path: null });
  await applyPolicy(visit.page.context(), app.url);
  await visit.goto('/');
  await signIn(visit, app);
  await onScreen(visit, 'Welcome');
});
afterAll(() => app.close());

/** MUI's styles are in elements without content and apply only if the policy accepts them. */
const stylesApplied = () =>
  visit.page.evaluate(() => {
    const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
    return own.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  });

/** A list that needs a loan is opened with one. */
function filled(address: string): string {
  const area = areas.find(({ list }) => list === address);
  return area ? filledList(area) : address;
}

test('the policy allows no inline styles or scripts, except empty style elements', () => {
  const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  expect(securityPolicy).toContain(`style-src 'self' '${empty}';`);
  expect(securityPolicy).toContain("script-src 'self';");
  expect(securityPolicy).not.toContain('unsafe');
});

test('the login page and the dashboard are styled, and nothing is blocked', async () => {
  expect(blockedIn(visit.consoleErrors)).toEqual([]);
  expect(await stylesApplied()).toBeGreaterThan(20);
});

test.for([...someLinks.map(([address]) => address), ...someForms.map((form) => form.path)])(
  'under the policy %s is styled, and nothing is blocked',
  async (address) => {
    const before = visit.consoleErrors.length;
    await visit.goto(filled(address));
    await visit.heading().waitFor();
    await visit.page.waitForLoadState('networkidle');
    expect(await stylesApplied()).toBeGreaterThan(20);
    expect(blockedIn(visit.consoleErrors.slice(before))).toEqual([]);
  },
);
