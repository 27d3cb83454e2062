import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf, areas, someAreas } from './areas';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { rowOf } from './rowOf';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal, property, bare } = loans;

describe.each(areas)('the list at /$route', (area) => {
  const { prefix } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area);
  });
  afterAll(() => screen.visit.close());

  const textsOf = async (loan: { readonly id: number }) =>
    (await siteItems(app, area, loan.id)).map(({ text }) => text);

  test(`sends one GET with id and token when a loan is chosen, and shows exactly its items [R-${prefix}-01, R-${prefix}-04, R-${prefix}-13]`, async () => {
    await screen.type({ loan: home.name });
    await screen.lists(await textsOf(home));
    await screen.type({ loan: personal.name });
    await screen.lists(await textsOf(personal));

    expect(screen.path()).toBe(`/${area.route}`);
    const sent = screen.sent('list');
    const token = await screen.visit.stored('authToken');
    expect(sent.map(({ path }) => path)).toEqual([1, 2].map((id) => `/api/loan/${area.calls.list}/${id}`));
    for (const { method, headers, body, query } of sent) {
      expect([method, headers.authorization, body, query]).toEqual(['GET', `Bearer ${token}`, undefined, {}]);
    }
  });

  test(`shows items in the given order with text${area.hasImage ? ', image' : ''}, Edit and Delete; Edit opens its address [R-${prefix}-05, R-${prefix}-07] [R-${prefix}-13]`, async () => {
    const rows = [
      rowOf(area, { id: 9, text: 'Zero charges', image: 'gold-hero.png' }),
      rowOf(area, { id: 7, text: 'A second & a <third>', image: 'home loan hero.jpg' }),
      rowOf(area, { id: 8, text: 'तीसरा वाक्य', image: 'transfer-hero.svg' }),
    ];
    await screen.bend('list', { body: { [area.keys.list]: rows } }, 2);
    await screen.open(`/${area.route}?loan_id=2`);
    await screen.lists(['Zero charges', 'A second & a <third>', 'तीसरा वाक्य']);

    for (const item of await screen.items.all()) {
      expect(await item.getByRole('link', { name: 'Edit', exact: true }).isVisible()).toBe(true);
      expect(await item.getByRole('button', { name: 'Delete', exact: true }).isVisible()).toBe(true);
    }
    const images = await screen.items.getByRole('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    const files = ['gold-hero.png', 'home%20loan%20hero.jpg', 'transfer-hero.svg'];
    expect(images).toEqual(area.hasImage ? files.map((file) => `/ImgUploads/${file}`) : []);

    await screen.item('A second').getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => screen.path()).toBe(`/edit-${area.route}/7`);
  });

  test(`shows the given text for a loan without items, but not while loading or with items [R-${prefix}-06]`, async () => {
    const empty = screen.page.getByText(area.empty, { exact: true });
    const gate = later();
    await screen.bend('list', { delayUntil: gate.promise }, bare.id);
    await screen.open(`/${area.route}?loan_id=${bare.id}`);
    await expect.poll(() => screen.sent('list')).toHaveLength(1);
    expect(await empty.count()).toBe(0);
    gate.resolve();
    await empty.waitFor();
    expect(await screen.items.count()).toBe(0);

    await screen.type({ loan: home.name });
    await screen.items.first().waitFor();
    expect(await empty.count()).toBe(0);
  });

  if (someAreas.includes(area))
    test(`ignores a late answer after a newer choice, and meanwhile shows no item of the previous loan [R-${prefix}-04] [R-APP-37]`, async () => {
      const [first, second] = [later(), later()];
      await screen.bend('list', { delayUntil: first.promise }, property.id);
      await screen.bend('list', { delayUntil: second.promise }, personal.id);
      await screen.open(`/${area.route}?loan_id=${home.id}`);
      await screen.lists(await textsOf(home));
      await screen.type({ loan: property.name });
      await expect.poll(() => screen.items.count()).toBe(0);
      expect(await screen.page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
      await screen.type({ loan: personal.name });
      second.resolve();
      await screen.lists(await textsOf(personal));
      first.resolve();
      await expect.poll(() => screen.sent('list', property.id)[0]?.status).toBe(200);
      await screen.lists(await textsOf(personal));
      expect(screen.sent('list')).toHaveLength(3);
    });
});

test.each([
  ['BENEFITS', 'a failed load'],
  ['FORMEFF', 'an empty list'],
])(
  'a list answer needs an array under its key: in R-%s an object is %s [R-BENEFITS-29] [R-FORMEFF-23] [X-DATA-06]',
  async (prefix, seen) => {
    const area = areaOf(prefix);
    const row = rowOf(area, { id: 3, text: 'The only one' });
    const screen = await openArea(app, area, null);
    await screen.bend('list', { body: { [area.keys.list]: row } }, home.id);
    await screen.bend('list', { body: { [area.keys.list]: [row] } }, personal.id);
    await screen.open(`/${area.route}?loan_id=${home.id}`);
    const told = seen === 'an empty list' ? area.empty : /could not be loaded/;
    await screen.page.getByText(told).first().waitFor();
    expect(await screen.page.getByText('The only one').count()).toBe(0);
    await screen.type({ loan: personal.name });
    await screen.lists(['The only one']);
  },
);
