import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { longSite } from './longSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/layout/resources', longSite());
}, 180_000);
afterAll(() => app.close());

async function open(path: string, width: number, height = 600): Promise<Visit> {
  const visit = await app.open(path, { viewport: { width, height } });
  onTestFinished(() => visit.close());
  await visit.page.getByText('Short').first().waitFor();
  return visit;
}

/** What of a table can be measured, in px. */
const measure = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const region = main.querySelector('section') ?? main;
    const rows = Array.from(main.querySelectorAll('tr'));
    const sticksToSide = (cell: Element) => {
      const { position, left, right } = getComputedStyle(cell);
      return position === 'sticky' && (left !== 'auto' || right !== 'auto');
    };
    const sticky = Array.from(rows[1]?.cells ?? []).filter(sticksToSide);
    const cells = rows.flatMap((row) => Array.from(row.cells));
    const boxes = rows.map((row) => Array.from(row.cells, (cell) => cell.getBoundingClientRect()));
    return {
      width: region.clientWidth,
      sticky: sticky.map((cell) => cell.getBoundingClientRect().width),
      sideways: region.scrollWidth > region.clientWidth,
      widest: Math.max(...boxes.flat().map(({ width }) => width)),
      overlaps: boxes.flatMap((row) => row.filter(({ left }, index) => left < (row[index - 1]?.right ?? left) - 1))
        .length,
      spilled: cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((cell) => cell.outerHTML),
      heads: Array.from(
        rows[0]?.cells ?? [],
        (cell) => cell.getBoundingClientRect().top - region.getBoundingClientRect().top,
      ),
    };
  });

const tables = ['/people', '/prices', '/tallies', '/notes'];
const widths = [1600, 1280, 1024, 767, 640];

describe.each(widths)('in a window %i px wide', (width) => {
  test.each(tables)(
    'the columns of %s that stay in sight take a third, and none covers another [X-LAYOUT-01]',
    async (path) => {
      const { page } = await open(path, width);
      const { overlaps, sticky, width: room } = await measure(page);
      expect(overlaps).toBe(0);
      expect(sticky.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(room / 3 + 1);
    },
  );

  test.each(tables)('no text of %s makes its column wide or leaves its cell [X-LAYOUT-02]', async (path) => {
    const { page } = await open(path, width);
    const { widest, spilled, width: room } = await measure(page);
    expect(spilled).toEqual([]);
    expect(widest).toBeLessThanOrEqual(Math.max(560, room * 0.8));
  });

  test('each heading stays at the top when the table scrolls, to either side [X-LAYOUT-01]', async () => {
    for (const path of tables) {
      const { page } = await open(path, width, 400);
      await page
        .getByRole('main')
        .getByRole('region')
        .evaluate((region) => region.scrollTo(400, 120));
      const { heads } = await measure(page);
      expect(
        heads.filter((top) => Math.abs(top - (heads[0] ?? 0)) > 1 || top < -1),
        path,
      ).toEqual([]);
    }
  });
});
