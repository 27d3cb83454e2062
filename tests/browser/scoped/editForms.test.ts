import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areas, someAreas } from './areas';
import { bodyOf } from './bodyOf';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { rowOf } from './rowOf';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal } = loans;

describe.each(areas)('the edit form at /edit-$route/{id}', (area) => {
  const { prefix, ids, hasImage } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area, null);
  });
  afterAll(() => screen.visit.close());

  const seven = rowOf(area, { loan: personal.id, text: 'What the site has <now>', image: 'home loan hero.jpg' });

  test(`is filled by one GET: loan, '${area.text.label}'${hasImage ? ', the current image' : ''} and '${area.buttons.edit}' [R-${prefix}-03, R-${prefix}-11, R-${prefix}-12, R-${prefix}-14] [R-BENEFITS-32]`, async () => {
    const gate = later();
    await screen.bend('one', { body: { [area.keys.one]: seven }, delayUntil: gate.promise }, 7);
    await screen.open(`/edit-${area.route}/7`);
    await expect.poll(() => screen.sent('one')).toHaveLength(1);
    expect(await screen.submit.count()).toBe(0);
    gate.resolve();
    await screen.text.waitFor();

    expect(await screen.text.inputValue()).toBe('What the site has <now>');
    await expect.poll(() => screen.chosenLoan()).toBe(personal.name);
    expect(await screen.loan.locator('option').first().textContent()).toBe('-- Select Loan --');
    expect(await screen.submit.allInnerTexts()).toEqual([area.buttons.edit]);
    expect(await screen.page.locator('form [type=submit], [form][type=submit]').count()).toBe(1);
    if (hasImage) {
      const image = screen.page.getByRole('main').getByRole('img');
      expect(await image.getAttribute('src')).toBe('/ImgUploads/home%20loan%20hero.jpg');
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(await screen.file.getAttribute('accept')).toBe('image/*');
    }
    const [sent, ...others] = screen.sent('one');
    expect(others).toEqual([]);
    expect([sent?.path, sent?.body]).toEqual([`/api/loan/${area.calls.one}/7`, undefined]);
    expect(sent?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
    expect(screen.sent('list')).toEqual([]);
  });

  fullTest(
    `accepts a list of one as its record, and a loan id given as text [${ids.oneElement}] [R-APP-24]`,
    async () => {
      await screen.bend('one', { body: { [area.keys.one]: [{ ...seven, loan_id: '2' }] } }, 7);
      await screen.open(`/edit-${area.route}/7`);
      await screen.text.waitFor();
      expect(await screen.text.inputValue()).toBe('What the site has <now>');
      await expect.poll(() => screen.chosenLoan()).toBe(personal.name);
      await screen.bend('edit', { status: 200, body: {} }, 7);
      await screen.submit.click();
      await expect.poll(() => screen.sent('edit')).toHaveLength(1);
      expect(screen.sent('edit')[0]?.body).toEqual(bodyOf(area, { loan: 2, text: 'What the site has <now>' }));
    },
  );

  test(`without a loan or with only spaces is rejected with the exact text as an alert, and sends nothing [R-${prefix}-19]${hasImage || prefix === 'FORMEFF' ? ' [R-EFFORTLESS-24]' : ''}`, async () => {
    await screen.bend('one', { body: { [area.keys.one]: seven } }, 7);
    await screen.open(`/edit-${area.route}/7`);
    await screen.text.waitFor();
    await expect.poll(() => screen.chosenLoan()).toBe(personal.name);
    const isRefused = async (how: string) => {
      await screen.submit.click();
      await expect.poll(() => screen.visit.alert().allInnerTexts(), { message: how }).toEqual([area.refusals.edit]);
      expect(screen.sent('edit'), how).toEqual([]);
    };
    await screen.type({ loan: '' });
    await isRefused('loan cleared');
    expect(await screen.text.inputValue()).toBe('What the site has <now>');
    await screen.type({ loan: personal.name });
    await expect.poll(() => screen.visit.alert().count()).toBe(0);
    await screen.type({ text: '   ' });
    await isRefused('spaces only');
    expect(await screen.text.inputValue()).toBe('   ');
    expect(await screen.chosenLoan()).toBe(personal.name);
    await screen.type({ text: '' });
    await isRefused('empty');
    expect(screen.path()).toBe(`/edit-${area.route}/7`);
  });

  test(`sends one PUT with the exact input, then shows the reloaded list [R-${prefix}-16, R-${prefix}-07] [${ids.editReturns}] [R-LOANS-07]${hasImage ? ' [R-EFFORTLESS-23] [R-LOANIMAGE-24]' : ''} [R-APP-23]`, async () => {
    const [former] = await siteItems(app, area, home.id);
    await screen.open(`/${area.route}?loan_id=${home.id}`);
    await screen.items.first().getByRole('link', { name: 'Edit' }).click();
    await screen.text.waitFor();
    expect(await screen.text.inputValue()).toBe(former?.text);
    const text = ` ${prefix} says otherwise: "नया" & <better>`;
    await screen.type({ text });
    await screen.submit.click();

    await screen.item(text.trim()).waitFor();
    expect(screen.path('whole')).toBe(`/${area.route}?loan_id=${home.id}`);
    const [sent, ...others] = screen.sent('edit');
    expect(others).toEqual([]);
    expect(sent?.path).toBe(`/api/loan/${area.calls.edit}/${former?.id}`);
    expect(sent?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
    expect(sent?.contentType).toMatch(hasImage ? /^multipart\/form-data; boundary=\S+$/ : /^application\/json$/);
    expect(sent?.body).toEqual(bodyOf(area, { loan: home.id, text }));
    expect(screen.sent('list')).toHaveLength(2);
    expect((await siteItems(app, area, home.id))[0]).toEqual({ ...former, text });
    expect(await screen.visit.alert().count()).toBe(0);
    expect(screen.logged()).toEqual([]);
  });

  if (someAreas.includes(area))
    test(`opened by its address and saved unchanged sends what it loaded, then shows the list of its loan [${ids.editReturns}] [R-LOANS-07] [R-APP-27, R-APP-35]`, async () => {
      const [, second] = await siteItems(app, area, personal.id);
      const direct = await openArea(app, area, `/edit-${area.route}/${second?.id}`);
      await direct.submit.click();
      await direct.item(second?.text ?? '').waitFor();
      expect(direct.path('whole')).toBe(`/${area.route}?loan_id=${personal.id}`);
      const bodies = direct.sent('edit').map(({ body }) => body);
      expect(bodies).toEqual([bodyOf(area, { loan: personal.id, text: second?.text ?? '' })]);
    });
});
