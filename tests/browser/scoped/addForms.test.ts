import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areas, someAreas } from './areas';
import { bodyOf } from './bodyOf';
import { loans } from './loans';
import { type AreaScreen, openArea, type Typed } from './openArea';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal } = loans;
const picture = sampleFiles.png;

describe.each(areas)('the add form at /add-$route', (area) => {
  const { prefix, ids, hasImage } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area, `/add-${area.route}`);
  });
  afterAll(() => screen.visit.close());

  const whole: Typed = { loan: personal.name, text: 'Something to say', ...(hasImage ? { file: picture } : {}) };

  test(`opens empty with a dropdown of loans, '${area.text.label}'${hasImage ? ', an image file' : ''} and '${area.buttons.add}' [R-${prefix}-02, R-${prefix}-10] [R-BENEFITS-32]`, async () => {
    await screen.text.waitFor();
    expect(await screen.loan.inputValue()).toBe('');
    expect(await screen.text.inputValue()).toBe('');
    expect(await screen.submit.allInnerTexts()).toEqual([area.buttons.add]);
    expect(await screen.page.locator('form [type=submit], [form][type=submit]').count()).toBe(1);
    if (hasImage) expect(await screen.file.getAttribute('accept')).toBe('image/*');
    else expect(await screen.page.locator('input[type=file]').count()).toBe(0);
    expect(screen.sent('list')).toEqual([]);
    expect(screen.sent('one')).toEqual([]);
  });

  test(`rejects incomplete input with the exact text as an alert, sends nothing and keeps the input [R-${prefix}-18]${prefix === 'FORMEFF' ? ' [R-FORMEFF-24]' : ''}`, async () => {
    await screen.open(`/add-${area.route}`);
    await screen.text.waitFor();
    const isRefused = async ({ loan, text = '' }: Typed, how: string) => {
      await screen.submit.click();
      await expect.poll(() => screen.visit.alert().allInnerTexts(), { message: how }).toEqual([area.refusals.add]);
      expect(await screen.text.inputValue(), how).toBe(text);
      expect(await screen.chosenLoan(), how).toBe(loan || '-- Select Loan --');
      expect(screen.sent('add'), how).toEqual([]);
    };
    await isRefused({}, 'untouched');
    await screen.type({ loan: personal.name, text: whole.text ?? '' });
    if (hasImage) {
      await isRefused({ loan: personal.name, text: whole.text ?? '' }, 'without an image');
      await screen.type({ file: picture });
    }
    await expect.poll(() => screen.visit.alert().count()).toBe(0);
    await screen.type({ text: '   ' });
    await isRefused({ loan: personal.name, text: '   ' }, 'with spaces only');
    await screen.type({ loan: '' });
    await isRefused({ text: '   ' }, 'with neither');
    await screen.type({ text: 'Something' });
    await isRefused({ text: 'Something' }, 'without a loan');
    if (hasImage) expect(await screen.page.getByText(picture.name, { exact: true }).isVisible()).toBe(true);
    expect(screen.path()).toBe(`/add-${area.route}`);
  });

  test(`opened by '${area.addLink}' has the chosen loan selected, which can be changed [R-${prefix}-09] [${ids.addWords}] [${ids.preselected}]`, async () => {
    await screen.open(`/${area.route}?loan_id=${personal.id}`);
    await screen.addLink.waitFor();
    expect(await screen.addLink.textContent()).toBe(area.addLink);
    await screen.addLink.click();
    await screen.text.waitFor();
    expect(screen.path()).toBe(`/add-${area.route}`);
    await expect.poll(() => screen.chosenLoan()).toBe(personal.name);
    await screen.type({ loan: home.name });
    expect(await screen.chosenLoan()).toBe(home.name);
  });

  if (someAreas.includes(area))
    fullTest(
      `opened by the address of that link in a new tab has the chosen loan selected too [${ids.preselected}]`,
      async () => {
        await screen.open(`/${area.route}?loan_id=${personal.id}`);
        const address = await screen.addLink.getAttribute('href');
        const elsewhere = await openArea(app, area, address);
        await elsewhere.text.waitFor();
        expect(elsewhere.path()).toBe(`/add-${area.route}`);
        await expect.poll(() => elsewhere.chosenLoan()).toBe(personal.name);
      },
    );

  test(`sends one POST with the exact input, then shows the list with the new item and no message [R-${prefix}-15] [${ids.addReturns}] [R-APP-23, R-APP-25]`, async () => {
    await screen.open(`/${area.route}?loan_id=${personal.id}`);
    await screen.items.first().waitFor();
    await screen.addLink.click();
    await screen.text.waitFor();
    const text = `  ${prefix} said: "new" & <good> `;
    await screen.type({ text, ...(hasImage ? { file: picture } : {}) });
    await screen.submit.click();

    await screen.item(text.trim()).waitFor();
    expect(screen.path('whole')).toBe(`/${area.route}?loan_id=${personal.id}`);
    const [sent, ...others] = screen.sent('add');
    expect(others).toEqual([]);
    expect(sent?.path).toBe(`/api/loan/${area.calls.add}`);
    expect(sent?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
    expect(sent?.contentType).toMatch(hasImage ? /^multipart\/form-data; boundary=\S+$/ : /^application\/json$/);
    expect(sent?.body).toEqual(bodyOf(area, { loan: personal.id, text, ...(hasImage ? { file: picture } : {}) }));
    expect(screen.sent('list')).toHaveLength(2);
    expect((await siteItems(app, area, personal.id)).at(-1)?.text).toBe(text);
    expect(await screen.visit.alert().count()).toBe(0);
    expect(screen.logged()).toEqual([]);
  });

  if (someAreas.includes(area))
    test(`opened by its address shows the list of the loan after a save [${ids.addReturns}] [R-LOANS-07] [R-APP-27]`, async () => {
      const direct = await openArea(app, area, `/add-${area.route}`);
      await direct.type(whole);
      await direct.submit.click();
      await direct
        .item(whole.text ?? '')
        .first()
        .waitFor();
      expect(direct.path('whole')).toBe(`/${area.route}?loan_id=${personal.id}`);
    });
});
