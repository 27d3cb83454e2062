import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { button, onScreen } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const ground = ({ page }: Visit) => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);

async function choose(visit: Visit, theme: string): Promise<void> {
  await button(visit, 'Theme').click();
  await visit.page.getByRole('menuitemradio', { name: theme, exact: true }).click();
}

test('high contrast looks the same whether chosen by hand or by the system', async () => {
  const visit = await app.newPage({ context: { colorScheme: 'light' } });
  await onScreen(visit, 'Welcome');
  expect(await ground(visit)).toBe('rgb(255, 255, 255)');
  await choose(visit, 'High contrast');
  await expect.poll(() => ground(visit)).toBe('rgb(0, 0, 0)');
  await choose(visit, 'Same as the system');
  await expect.poll(() => ground(visit)).toBe('rgb(255, 255, 255)');
  await visit.page.emulateMedia({ contrast: 'more' });
  await expect.poll(() => ground(visit)).toBe('rgb(0, 0, 0)');
  await choose(visit, 'Light');
  await expect.poll(() => ground(visit)).toBe('rgb(255, 255, 255)');
});
