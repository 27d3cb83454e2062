import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { askingAreas } from './areas';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe.each(askingAreas)('Delete at /$route', (area) => {
  const { prefix, ids, question = '', calls } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area, null);
  });
  afterAll(() => screen.visit.close());

  const dialog = () => screen.page.getByRole('alertdialog', { name: question, exact: true });
  const textsOnSite = async () => (await siteItems(app, area, loans.home.id)).map(({ text }) => text);
  const press = (text: string) => screen.item(text).getByRole('button', { name: 'Delete', exact: true }).click();

  test(`asks '${question}', names the item; Cancel and Esc send nothing [${ids.question}] [R-APP-19]`, async () => {
    let native = 0;
    screen.page.on('dialog', (asked) => {
      native += 1;
      void asked.dismiss();
    });
    await screen.open(`/${area.route}?loan_id=${loans.home.id}`);
    const texts = await textsOnSite();
    await screen.lists(texts);
    for (const refusal of ['Cancel', 'Esc']) {
      await press(texts[1] ?? '');
      await dialog().waitFor();
      expect(
        await dialog()
          .getByText(texts[1] ?? '', { exact: true })
          .isVisible(),
      ).toBe(true);
      if (refusal === 'Esc') await screen.page.keyboard.press('Escape');
      else await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect.poll(() => screen.page.getByRole('alertdialog').count()).toBe(0);
    }
    await screen.lists(texts);
    expect(screen.sent('remove')).toEqual([]);
    expect(native).toBe(0);
  });

  test(`shows and logs one error if it fails; the item is back, and Retry deletes it [R-${prefix}-20]`, async () => {
    const texts = await textsOnSite();
    const [item] = await siteItems(app, area, loans.home.id);
    const mend = await screen.bend('remove', { status: 500, body: { message: 'The shelf is stuck' } });
    await screen.open(`/${area.route}?loan_id=${loans.home.id}`);
    await screen.lists(texts);
    await press(texts[0] ?? '');
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    const said = `${area.failures.remove} The site answered: The shelf is stuck`;
    await expect.poll(() => screen.visit.alert().allInnerTexts()).toEqual([said]);
    await expect.poll(() => screen.page.getByRole('alertdialog').count()).toBe(0);
    await screen.lists(texts);
    expect(screen.logged()).toEqual([`Call failed: DELETE /api/loan/${calls.remove}/${item?.id}: 500`]);
    expect(screen.path('whole')).toBe(`/${area.route}?loan_id=1`);

    await mend();
    await screen.page.getByRole('button', { name: 'Retry', exact: true }).click();
    await screen.lists(texts.slice(1));
    expect(await textsOnSite()).toEqual(texts.slice(1));
    expect(await screen.visit.alert().count()).toBe(0);
  });

  test(`sends one DELETE with the item's id once confirmed, reloads the list and shows no message [R-${prefix}-08, R-${prefix}-17] [${ids.question}] [${ids.reload}]`, async () => {
    const items = await siteItems(app, area, loans.home.id);
    await screen.open(`/${area.route}?loan_id=${loans.home.id}`);
    await screen.lists(items.map(({ text }) => text));
    await press(items[1]?.text ?? '');
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await screen.lists(items.filter((_, index) => index !== 1).map(({ text }) => text));

    const [sent, ...others] = screen.sent('remove');
    expect(others).toEqual([]);
    expect([sent?.path, sent?.body]).toEqual([`/api/loan/${calls.remove}/${items[1]?.id}`, undefined]);
    expect(sent?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
    await expect.poll(() => screen.sent('list', loans.home.id)).toHaveLength(2);
    expect(screen.visit.requests().at(-1)?.path).toBe(`/api/loan/${calls.list}/1`);
    expect(await textsOnSite()).not.toContain(items[1]?.text);
    expect(await screen.visit.alert().count()).toBe(0);
  });
});
