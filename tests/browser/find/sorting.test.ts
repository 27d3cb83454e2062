import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const picture = 'sample.png';

const cards = {
  body: 'cards',
  path: '/home-features',
  call: 'GET /loan/getAllHomeFeatures',
  answer: (names: readonly string[]) => ({
    features: names.map((title, index) => ({ id: index + 1, title, description: 'Shown.', image: picture })),
  }),
  label: 'Title',
} as const;

const grid = {
  body: 'a grid',
  path: '/loan-image?loan_id=1',
  call: 'GET /loan/getLoanImagesById/:id',
  answer: (names: readonly string[]) => ({
    images: names.map((position, index) => ({ id: index + 1, loan_id: 1, position, image: picture })),
  }),
  label: 'Position',
} as const;

const names = ['Benefit 10', 'benefit 2', 'Ärger', 'Zoo'];
/** The names in the order in which they are on the screen. */
const shown = async ({ page }: Visit) =>
  (await page.getByRole('main').getByRole('listitem').allInnerTexts()).map(
    (text) => names.find((name) => text.includes(name)) ?? text,
  );
const searchOf = ({ page }: Visit) => new URL(page.url()).searchParams.get('order');

test.each([
  { ...cards, on: 'a desk', viewport: desk },
  { ...cards, on: 'a phone', viewport: phone },
  { ...grid, on: 'a desk', viewport: desk },
  { ...grid, on: 'a phone', viewport: phone },
])(
  '$body on $on are sorted by one control, without a call, and by Back and reload the same [X-FIND-02]',
  async ({ path, call, answer, label, viewport }) => {
    const visit = await app.newPage({ path: null, viewport });
    await visit.answer(call, { body: answer(names) });
    await visit.goto(path);
    await expect.poll(() => shown(visit)).toEqual(names);
    visit.clearRequests();
    const order = visit.field('Sort by');
    await order.selectOption(`${label}, ascending`);
    const sorted = ['Ärger', 'benefit 2', 'Benefit 10', 'Zoo'];
    await expect.poll(() => shown(visit)).toEqual(sorted);
    await order.selectOption(`${label}, descending`);
    await expect.poll(() => shown(visit)).toEqual(sorted.toReversed());
    await visit.page.goBack();
    await expect.poll(() => shown(visit)).toEqual(sorted);
    expect(searchOf(visit)).toBe('ASC');
    expect(visit.requests()).toEqual([]);
    await visit.page.reload();
    await expect.poll(() => shown(visit)).toEqual(sorted);
    await order.selectOption({ index: 0 });
    await expect.poll(() => shown(visit)).toEqual(names);
    expect(searchOf(visit)).toBeNull();
  },
);
