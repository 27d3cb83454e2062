import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from '../scoped/areas';
import { type AreaScreen, openArea } from '../scoped/openArea';
import { rowOf } from '../scoped/rowOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

// Ten thousand rows are laid out at each step; other tests may be using the cores meanwhile.
const patience = { timeout: 25_000 };

const desk = { device: 'a desk', viewport: { width: 1280, height: 800 } } as const;
const phone = { device: 'a phone', viewport: { width: 390, height: 844 } } as const;
const table = { body: 'a table', area: areaOf('BENEFITS') } as const;
const cards = { body: 'cards', area: areaOf('EFFORTLESS') } as const;
const places = [
  { ...desk, ...table },
  { ...phone, ...cards },
  { ...desk, ...cards },
  { ...phone, ...table },
] as const;
type Place = Pick<(typeof places)[number], 'area' | 'viewport'>;

/** Every seventh text takes several lines. */
const textOf = (number: number) => `Row ${number}.${number % 7 === 0 ? ' It has more to say.'.repeat(40) : ''}`;

async function longList({ area, viewport }: Place, count: number): Promise<AreaScreen> {
  const screen = await openArea(app, area, null, { viewport });
  const rows = Array.from({ length: count }, (_, index) => rowOf(area, { id: index + 1, text: textOf(index + 1) }));
  await screen.bend('list', { body: { [area.keys.list]: rows } });
  await screen.open(`/${area.route}?loan_id=2`);
  await screen.items.filter({ hasText: 'Row 1.' }).first().waitFor();
  return screen;
}

interface Drawn {
  readonly number: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  /** Its position among all rows, as announced to screen readers. */
  readonly told: string | null;
}

/** The rendered rows, from top to bottom. */
function drawn({ items }: AreaScreen): Promise<readonly Drawn[]> {
  return items.evaluateAll((all) =>
    all.map((item) => {
      const { top, bottom, left } = item.getBoundingClientRect();
      const number = Number(/Row (\d+)\./.exec(item.textContent ?? '')?.[1]);
      return {
        number,
        top,
        bottom,
        left,
        told: item.getAttribute('aria-rowindex') ?? item.getAttribute('aria-posinset'),
      };
    }),
  );
}

/** Numbers of the rows that are at least partly visible. */
async function inSight(screen: AreaScreen, { viewport }: Place): Promise<readonly number[]> {
  const rows = await drawn(screen);
  return rows.filter(({ top, bottom }) => bottom > 0 && top < viewport.height).map(({ number }) => number);
}

/** Layout errors of the rows: missing, out of order, or overlapping. */
async function faults(screen: AreaScreen): Promise<readonly string[]> {
  const rows = await drawn(screen);
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    if (next && next.number !== row.number + 1) return [`${next.number} after ${row.number}`];
    const below = rows.find(({ number, left }) => number > row.number && left === row.left);
    return below && below.top < row.bottom - 1 ? [`${below.number} over ${row.number}`] : [];
  });
}

describe.each(cellsOf<(typeof places)[number]>(places, ({ device }) => device))(
  '10,000 rows as $body on $device',
  (place) => {
    test('can be walked through by keyboard, each at its place, whatever its height', async () => {
      const screen = await longList(place, 10_000);
      await screen.page.getByRole('region', { name: /./ }).last().focus();
      const first = await inSight(screen, place);
      expect(first[0]).toBe(1);
      await screen.page.keyboard.press('PageDown');
      await expect.poll(async () => (await inSight(screen, place))[0], patience).toBeGreaterThan(1);
      await expect.poll(() => faults(screen)).toEqual([]);
      const toTheEnd = async () => {
        await screen.page.keyboard.press('End');
        return (await inSight(screen, place)).at(-1);
      };
      await expect.poll(toTheEnd, patience).toBe(10_000);
      await expect.poll(() => faults(screen)).toEqual([]);
      expect(await screen.items.count()).toBeLessThan(100);
      const toTheTop = async () => {
        await screen.page.keyboard.press('Home');
        return (await inSight(screen, place))[0];
      };
      await expect.poll(toTheTop, patience).toBe(1);
      await expect.poll(() => faults(screen)).toEqual([]);
    });

    test("are all found by the browser's search after Show all, and are all printed", async () => {
      const screen = await longList(place, 300);
      const { page } = screen;
      const last = page.getByText('Row 300.', { exact: true });
      expect(await last.count()).toBe(0);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await screen.items.count()).toBe(300);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect.poll(() => screen.items.count()).toBeLessThan(100);
      await page.getByRole('button', { name: 'Show all', exact: true }).click();
      await expect.poll(() => screen.items.count()).toBe(300);
      expect(await last.count()).toBe(1);
      expect(await faults(screen)).toEqual([]);
    });
  },
);

test.each([
  // The head of a table is its first row.
  { ...table, whole: 'role=table', count: 'aria-rowcount', before: 1 },
  { ...cards, whole: 'main section >> role=listitem', count: 'aria-setsize', before: 0 },
])('10,000 rows as $body: screen readers get the total and the position of each row', async (told) => {
  const place = { ...desk, ...told };
  const screen = await longList(place, 10_000);
  const count = screen.page.locator(told.whole).first();
  expect(await count.getAttribute(told.count)).toBe(String(10_000 + told.before));
  const wrong = async () =>
    (await drawn(screen)).filter(({ number, told: own }) => own !== String(number + told.before));
  expect(await wrong()).toEqual([]);
  await screen.page.locator('main section').evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
  await expect.poll(async () => (await drawn(screen))[0]?.number ?? 0).toBeGreaterThan(1000);
  expect(await wrong()).toEqual([]);
});
