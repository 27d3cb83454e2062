import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from '../scoped/areas';
import { type AreaScreen, openArea } from '../scoped/openArea';
import { rowOf } from '../scoped/rowOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const area = areaOf('BENEFITS');
const phone = { width: 320, height: 640 };

/** A list of 200 rows. */
async function longList(viewport = { width: 1280, height: 800 }): Promise<AreaScreen> {
  const screen = await openArea(app, area, null, { viewport });
  const rows = Array.from({ length: 200 }, (_, index) => rowOf(area, { id: index + 1, text: `Row ${index + 1}.` }));
  await screen.bend('list', { body: { [area.keys.list]: rows } }, 2);
  await screen.open(`/${area.route}?loan_id=2`);
  await screen.item('Row 1.').first().waitFor();
  return screen;
}

describe('a long list of which only the visible rows are rendered', () => {
  test('shows its last row at the end, and not all others, after the window became narrow', async () => {
    const screen = await longList();
    await screen.page.setViewportSize({ width: 500, height: 800 });
    // The open sidebar now lies over the list, and hides it.
    await expect.poll(() => screen.items.count()).toBe(0);
    await screen.page.keyboard.press('Escape');
    const toTheEnd = async () => {
      await screen.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
      return (await screen.texts()).at(-1);
    };
    await expect.poll(toTheEnd).toBe('Row 200.');
    expect(await screen.items.count()).toBeLessThan(100);
  });

  test('shows its last row at the end after the window became wide', async () => {
    const screen = await longList({ width: 500, height: 800 });
    await screen.page.setViewportSize({ width: 1280, height: 800 });
    const toTheEnd = async () => {
      await screen.page.locator('section').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
      if ((await screen.texts()).at(-1) !== 'Row 200.') return undefined;
      return (await screen.items.last().boundingBox())?.y;
    };
    await expect.poll(toTheEnd).toBeLessThan(800);
    expect(await screen.items.count()).toBeLessThan(100);
  });
});

test('a printed list is the whole list, without its controls', async () => {
  const screen = await longList();
  await screen.page.emulateMedia({ media: 'print' });
  await screen.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const cut = await screen.page.evaluate(() =>
    ['#root > div', 'main', 'section']
      .map((selector) => document.querySelector(selector))
      .filter((element) => !element || element.scrollHeight > element.clientHeight + 2)
      .map((element) => element?.className),
  );
  expect(cut).toEqual([]);
  expect(await screen.page.getByText('Row 200.', { exact: true }).isVisible()).toBe(true);
  for (const name of ['Delete', 'Close the sidebar', 'Theme']) {
    expect(await screen.page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  }
});

test('in a narrow window the failures panel covers the bottom bar, and Esc returns the focus', async () => {
  const { page } = await openArea(app, area, `/${area.route}?loan_id=1`, { viewport: phone });
  const main = page.getByRole('link', { name: area.addLink, exact: true });
  await main.waitFor();
  const button = page.getByRole('button', { name: /^Failures/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Failures' });
  await panel.waitFor();
  const over = await main.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="dialog"]') !== null;
  });
  expect(over).toBe(true);
  await panel.getByText('No failed calls.').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('the drawer of a narrow window', () => {
  const opened = async () => {
    const screen = await openArea(app, area, `/${area.route}?loan_id=1`, { viewport: phone });
    await screen.items.first().waitFor();
    await screen.page.getByRole('button', { name: 'Open the sidebar', exact: true }).click();
    return screen;
  };

  test('focuses the current link, and what it covers cannot be reached [R-SIDE-03]', async () => {
    const { page } = await opened();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(area.sidebar);
    const takesFocus = () =>
      page.locator('main h1').evaluate((heading: HTMLElement) => {
        heading.focus();
        return heading === document.activeElement;
      });
    expect(await takesFocus()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(takesFocus).toBe(true);
  });

  test.each(['Esc', 'the shade'])(
    'is closed by %s, and the focus returns to the button that opens it [R-SIDE-03]',
    async (way) => {
      const { page } = await opened();
      if (way === 'Esc') await page.keyboard.press('Escape');
      else await page.mouse.click(310, 400);
      const open = page.getByRole('button', { name: 'Open the sidebar', exact: true });
      await open.waitFor();
      expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});
