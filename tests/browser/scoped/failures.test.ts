import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areas, someAreas } from './areas';
import { bodyOf } from './bodyOf';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal } = loans;
const failure = { status: 500, body: { message: 'The shelf is full' } };

describe.each(areas)('at /$route a failed', (area) => {
  const { prefix, hasImage, failures, calls } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area, null);
  });
  afterAll(() => screen.visit.close());

  const alertText = () => screen.visit.alert().allInnerTexts();
  const toldOnce = (sentence: string) =>
    expect
      .poll(alertText)
      .toEqual([expect.stringMatching(new RegExp(`^${sentence}\\s+The site answered: The shelf is full$`))]);

  test(`list shows and logs one error, no rows and no empty text, and can be retried [R-${prefix}-20] [R-APP-11, R-APP-12, R-APP-22]`, async () => {
    const mend = await screen.bend('list', failure, personal.id);
    await screen.open(`/${area.route}?loan_id=${home.id}`);
    await screen.items.first().waitFor();
    await screen.type({ loan: personal.name });
    await toldOnce(failures.list);
    expect(await screen.items.count()).toBe(0);
    expect(await screen.page.getByText(area.empty).count()).toBe(0);
    expect(screen.logged()).toEqual([`Call failed: GET /api/loan/${calls.list}/2: 500`]);
    expect(screen.path('whole')).toBe(`/${area.route}?loan_id=2`);

    await mend();
    await screen.page.getByRole('button', { name: 'Try again', exact: true }).click();
    await screen.lists((await siteItems(app, area, personal.id)).map(({ text }) => text));
    expect(await screen.visit.alert().count()).toBe(0);
  });

  if (someAreas.includes(area))
    test(`load of an item shows and logs one error, no form, and can be retried [R-${prefix}-20] [R-APP-36]`, async () => {
      const [item] = await siteItems(app, area, home.id);
      const mend = await screen.bend('one', failure);
      await screen.open(`/edit-${area.route}/${item?.id}`);
      await toldOnce(failures.one);
      expect(await screen.text.count()).toBe(0);
      expect(await screen.submit.count()).toBe(0);
      expect(screen.logged()).toEqual([`Call failed: GET /api/loan/${calls.one}/${item?.id}: 500`]);
      expect(screen.path()).toBe(`/edit-${area.route}/${item?.id}`);

      await mend();
      await screen.page.getByRole('button', { name: 'Try again', exact: true }).click();
      await screen.text.waitFor();
      expect(await screen.text.inputValue()).toBe(item?.text);
    });

  if (someAreas.includes(area))
    test(`add shows and logs one error, keeps address and fields${hasImage ? ' and file' : ''}, and can be sent again [R-${prefix}-20]`, async () => {
      const mend = await screen.bend('add', failure);
      const file = hasImage ? { file: sampleFiles.png } : {};
      await screen.open(`/add-${area.route}`);
      await screen.type({ loan: personal.name, text: 'Kept words', ...file });
      await screen.submit.click();
      await toldOnce(failures.save);
      expect(screen.logged()).toEqual([`Call failed: POST /api/loan/${calls.add}: 500`]);
      expect(screen.path()).toBe(`/add-${area.route}`);
      expect(await screen.text.inputValue()).toBe('Kept words');
      expect(await screen.chosenLoan()).toBe(personal.name);

      await mend();
      await screen.submit.click();
      await expect.poll(() => screen.path()).not.toBe(`/add-${area.route}`);
      const body = bodyOf(area, { loan: personal.id, text: 'Kept words', ...file });
      expect(screen.sent('add').map((sent) => sent.body)).toEqual([body, body]);
    });

  if (someAreas.includes(area))
    test(`edit shows and logs one error, keeps address and fields${hasImage ? ' and file' : ''}, and can be sent again [R-${prefix}-20]`, async () => {
      const [item] = await siteItems(app, area, home.id);
      const mend = await screen.bend('edit', failure);
      const file = hasImage ? { file: sampleFiles.png } : {};
      await screen.open(`/edit-${area.route}/${item?.id}`);
      await screen.type({ loan: personal.name, text: 'Kept words', ...file });
      await screen.submit.click();
      await toldOnce(failures.save);
      expect(screen.logged()).toEqual([`Call failed: PUT /api/loan/${calls.edit}/${item?.id}: 500`]);
      expect(screen.path()).toBe(`/edit-${area.route}/${item?.id}`);
      expect(await screen.text.inputValue()).toBe('Kept words');
      expect(await screen.chosenLoan()).toBe(personal.name);

      await mend();
      await screen.page.getByRole('button', { name: 'Retry', exact: true }).click();
      await expect.poll(() => screen.path()).not.toBe(`/edit-${area.route}/${item?.id}`);
      const body = bodyOf(area, { loan: personal.id, text: 'Kept words', ...file });
      expect(screen.sent('edit').map((sent) => sent.body)).toEqual([body, body]);
    });
});
