import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { longSite } from './longSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/layout/resources', longSite());
}, 180_000);
afterAll(() => app.close());

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
    // The actions lie at the right, over what is scrolled to.
    const resting = Array.from(rows[1]?.cells ?? [])
      .filter((cell) => getComputedStyle(cell).right === 'auto')
      .map((cell) => cell.getBoundingClientRect());
    return {
      width: region.clientWidth,
      sticky: sticky.map((cell) => cell.getBoundingClientRect().width),
      widest: Math.max(...boxes.flat().map(({ width }) => width)),
      overlaps: resting.filter(({ left }, index) => left < (resting[index - 1]?.right ?? left) - 1).length,
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
// Ascending: where a window becomes narrow the open sidebar lies over the list.
const widths = [640, 767, 1024, 1280, 1600];

describe.each(tables)('the table %s, in five widths', (path) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.open(path, { viewport: { width: 640, height: 400 } });
    await visit.page.getByText('Short').first().waitFor();
  });
  afterAll(() => visit.close());

  const measuredAt = async (width: number) => {
    await visit.page.setViewportSize({ width, height: 400 });
    return measure(visit.page);
  };

  test('has columns that stay in sight in a third of it, and none covers another [X-LAYOUT-01]', async () => {
    for (const width of widths) {
      const { overlaps, sticky, width: room } = await measuredAt(width);
      expect([width, overlaps]).toEqual([width, 0]);
      const share = sticky.reduce((sum, one) => sum + one, 0) / room;
      expect(share, `${width}`).toBeLessThan(0.34);
    }
  });

  test('breaks long texts and words, so that none makes a column wide or leaves its cell [X-LAYOUT-02]', async () => {
    for (const width of widths) {
      const { widest, spilled, width: room } = await measuredAt(width);
      expect([width, spilled]).toEqual([width, []]);
      expect(widest, `${width}`).toBeLessThanOrEqual(Math.max(560, room * 0.8));
    }
  });

  test('keeps each heading at its top when it scrolls, to either side [X-LAYOUT-01]', async () => {
    for (const width of widths) {
      await visit.page.setViewportSize({ width, height: 400 });
      const region = visit.page.getByRole('main').getByRole('region');
      await region.evaluate((element) => element.scrollTo(400, 120));
      const { heads } = await measure(visit.page);
      await region.evaluate((element) => element.scrollTo(0, 0));
      expect([width, heads.filter((top) => Math.abs(top - (heads[0] ?? 0)) > 1 || top < -1)]).toEqual([width, []]);
    }
  });
});
