import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { endless, longSite } from './longSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/layout/resources', longSite());
}, 180_000);
afterAll(() => app.close());

async function open(path: string, width: number): Promise<Visit> {
  const visit = await app.open(path, { viewport: { width, height: 700 } });
  onTestFinished(() => visit.close());
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => visit.page.locator('main [aria-busy="true"]').count()).toBe(0);
  return visit;
}

const lists = ['/people', '/prices', '/tallies', '/notes', '/cards', '/pictures'];
const forms = ['/edit-people/1', '/edit-cards/1', '/edit-notes/2'];

test.each([...lists, ...forms])('no text makes %s scroll sideways, in four widths [X-LAYOUT-02]', async (path) => {
  const { page } = await open(path, 320);
  const main = page.getByRole('main');
  await main.getByRole('textbox').or(main.getByRole('cell')).or(main.getByRole('listitem')).first().waitFor();
  for (const width of [320, 412, 700, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const beyond = await main.evaluate((element) =>
      Math.max(...[document.documentElement, element].map((one) => one.scrollWidth - one.clientWidth)),
    );
    expect([width, beyond]).toEqual([width, 0]);
  }
});

test.each([
  ['/people', 1280],
  ['/notes', 1280],
  ['/cards', 1280],
  ['/people', 360],
  ['/cards', 360],
] as const)(
  'on %s at %i px a long text is folded, and all of it is shown on demand [X-LAYOUT-02]',
  async (path, width) => {
    const { page } = await open(path, width);
    const text = page.getByRole('main').getByText(endless, { exact: true }).first();
    await text.waitFor();
    const hiddenPart = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hiddenPart()).toBeGreaterThan(100);
    const fold = text.locator('xpath=..');
    await fold.getByRole('button', { name: 'Show the whole text' }).click();
    expect(await hiddenPart()).toBeLessThanOrEqual(1);
  },
);
