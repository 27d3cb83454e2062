import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from './areas';
import { openArea } from './openArea';
import { rowOf } from './rowOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** The layout of the items: how many in the first row, and how many columns. */
async function gridOf(route: string, prefix: string) {
  const screen = await openArea(app, areaOf(prefix), `/${route}?loan_id=1`);
  await screen.items.first().waitFor();
  const boxes = await screen.items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  const top = boxes[0]?.y ?? 0;
  return {
    abreast: boxes.filter(({ y }) => Math.abs(y - top) < 2).length,
    columns: new Set(boxes.map(({ x }) => Math.round(x))).size,
    rows: new Set(boxes.map(({ y }) => Math.round(y))).size,
  };
}

describe('at desktop width', () => {
  test('effortless blocks are two to a row [R-EFFORTLESS-21]', async () => {
    expect(await gridOf('loan-effortless', 'EFFORTLESS')).toEqual({ abreast: 2, columns: 2, rows: 2 });
  });

  test('loan images are in a grid, several to a row [R-LOANIMAGE-21]', async () => {
    const { abreast, columns } = await gridOf('loan-image', 'LOANIMAGE');
    expect(abreast).toBeGreaterThan(1);
    expect(columns).toBe(abreast);
  });
});

test("a loan image shows its picture and the label 'Position: …' with the stored position [R-LOANIMAGE-26] [R-LOANIMAGE-05, R-LOANIMAGE-21]", async () => {
  const area = areaOf('LOANIMAGE');
  const screen = await openArea(app, area, null);
  await screen.bend('list', { body: { images: [rowOf(area, { id: 4, text: 'top-banner' })] } }, 2);
  await screen.open('/loan-image?loan_id=2');
  const item = screen.items.first();
  await item.getByText('Position: top-banner', { exact: true }).waitFor();
  const image = item.getByRole('img');
  expect(await image.getAttribute('src')).toBe('/ImgUploads/gold-hero.png');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
