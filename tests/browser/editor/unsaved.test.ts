import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LegalText, legalTexts, someLegalTexts } from '../content/legalTexts';
import { pathOf } from '../content/pathOf';
import { press } from '../content/press';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type OpenedText, openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const [disclaimer, privacy, terms] = legalTexts as readonly [LegalText, LegalText, LegalText];
const stored = '<P class=k>one two three</P>\n<p>four</p>';
const typed = '<p class="k">one typed three</p>\n<p>four</p>';

async function typeOver(opened: OpenedText, words: string, others: string): Promise<void> {
  await opened.select(words);
  await opened.visit.page.keyboard.type(others);
  await opened.area.getByText(others).waitFor();
}

/** No earlier draft is offered: drafts are looked for before one is kept. */
async function offersNothing(opened: OpenedText): Promise<void> {
  const { page } = opened.visit;
  await typeOver(opened, 'three', 'later');
  await page.getByText(/^Draft kept/).waitFor();
  expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0);
}

describe('the draft of a legal text', () => {
  test.each(someLegalTexts)(
    'of the $item is kept while typing, offered after a reload, restored and saved',
    async (text) => {
      const opened = await openText(app, text, stored, { isNamed: true });
      const { page } = opened.visit;
      await typeOver(opened, 'two', 'typed');
      await page.getByText(/^Draft kept/).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await opened.area.getByText('one typed three').waitFor();
      expect(await opened.save()).toBe(typed);
      await opened.visit.goto(`/edit-${text.name}/1`);
      await opened.area.getByText('one typed three').waitFor();
      await offersNothing(opened);
    },
  );

  test('in code view contains the source as typed', async () => {
    const opened = await openText(app, terms, stored, { isNamed: true });
    const { page } = opened.visit;
    await opened.tool('Code view').click();
    await page.getByRole('textbox', { name: 'Description, HTML' }).and(page.locator('.cm-content')).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('<p>half <b');
    await page.getByText(/^Draft kept/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Show changes' }).click();
    await page.getByRole('dialog').locator('ins').getByText('<b', { exact: false }).first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await opened.tool('Code view').click();
    await expect
      .poll(() =>
        page
          .locator('.cm-line')
          .allTextContents()
          .then((lines) => lines.join('\n')),
      )
      .toBe(`${stored}<p>half <b`);
  });
});

describe('HTML typed into the dialog of an island', () => {
  const uneven = '<p>one two three</p><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>';

  async function typeIsland({ area, visit: { page } }: OpenedText): Promise<void> {
    await area.getByRole('button', { name: 'Edit HTML of a table with uneven rows' }).click();
    await page.getByLabel('HTML of this part').fill('<table><tbody><tr><td>a, and what was add');
    await page.getByText(/^Draft kept/).waitFor();
  }

  test('is kept while typing, and is in the text that is restored after a reload [R-APP-21]', async () => {
    const opened = await openText(app, disclaimer, uneven, { isNamed: true });
    const { page } = opened.visit;
    await typeIsland(opened);
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await opened.tool('Code view').click();
    const source = () => page.locator('.cm-line').allTextContents();
    await expect.poll(async () => (await source()).join('\n')).toContain('<td>a, and what was add');
    expect((await source()).join('\n')).toContain('one two three');
  });

  test('is dropped on Cancel, and then nothing is unsaved', async () => {
    const opened = await openText(app, terms, uneven, { isNamed: true });
    const { page } = opened.visit;
    await typeIsland(opened);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText(/^Draft kept/).count()).toBe(0);
    await press(opened.visit, 'Cancel');
    await expect.poll(() => pathOf(opened.visit)).toBe(`/${terms.name}`);
  });

  test('is in the text once applied, and is saved', async () => {
    const opened = await openText(app, privacy, uneven);
    const { page } = opened.visit;
    await opened.area.getByRole('button', { name: 'Edit HTML of a table with uneven rows' }).click();
    await page.getByLabel('HTML of this part').fill('<p>No table');
    await page.getByLabel('HTML of this part').fill('<p>No table any more</p>');
    await page.getByRole('button', { name: 'Change HTML' }).click();
    await opened.area.getByText('No table any more').waitFor();
    expect(await opened.save()).toBe('<p>one two three</p><p>No table any more</p>');
  });
});

describe('leaving', () => {
  test('asks after typing, and Stay keeps the text', async () => {
    const opened = await openText(app, privacy, stored);
    const { page } = opened.visit;
    await typeOver(opened, 'two', 'typed');
    await press(opened.visit, 'Cancel');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    expect(pathOf(opened.visit)).toBe(`/edit-${privacy.name}/1`);
    expect(await opened.save()).toBe(typed);
  });

  test.each([
    [
      'typed and undone',
      async (opened: OpenedText) => {
        await typeOver(opened, 'two', 'typed');
        await opened.tool('Bold').click();
        const undo = opened.tool('Undo');
        for (let i = 0; i < 20 && (await undo.getAttribute('aria-disabled')) === null; i++) await undo.click();
        await opened.area.getByText('one two three').waitFor();
      },
    ],
    [
      'only looked at, in text, code and full screen',
      async (opened: OpenedText) => {
        await opened.area.click();
        await opened.visit.page.keyboard.press('End');
        for (const tool of ['Code view', 'Code view', 'Full screen', 'Full screen']) await opened.tool(tool).click();
      },
    ],
  ])('asks nothing if the text was %s, and no draft is kept', async (_, act) => {
    const opened = await openText(app, disclaimer, stored, { isNamed: true });
    await act(opened);
    await press(opened.visit, 'Cancel');
    await expect.poll(() => pathOf(opened.visit)).toBe(`/${disclaimer.name}`);
    await opened.visit.goto(`/edit-${disclaimer.name}/1`);
    await opened.area.getByText('one two three').waitFor();
    await offersNothing(opened);
  });
});

describe('a legal text that somebody else saved meanwhile', () => {
  const theirs = '<P class=k>one <b>two</b> three</P>\n<p>four, five</p>';

  async function collide(text: LegalText) {
    const opened = await openText(app, text, stored);
    await typeOver(opened, 'four', 'vier');
    await opened.onSite.store(theirs);
    await press(opened.visit, text.submit);
    const dialog = opened.visit.page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
    await dialog.waitFor();
    return { opened, dialog };
  }

  test('is shown word by word, with tags whole and as text, and nothing is sent yet', async () => {
    const { opened, dialog } = await collide(privacy);
    const [former, latter] = await Promise.all(
      ['Theirs', 'Mine'].map(async (whose) => {
        const side = dialog.locator('label').filter({ hasText: `${whose}: ` });
        return {
          gone: await side.locator('del').allTextContents(),
          added: await side.locator('ins').allTextContents(),
        };
      }),
    );
    expect(former).toEqual({ gone: ['four'], added: ['<b>', '</b>', 'four, five'] });
    expect(latter).toEqual({ gone: ['four'], added: ['vier'] });
    expect(await dialog.locator('label b').count()).toBe(0);
    expect(opened.visit.requests('PUT /loan/*')).toEqual([]);
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await opened.area.getByText('vier').waitFor();
  });

  test('is replaced by mine if I choose so', async () => {
    const { opened, dialog } = await collide(terms);
    await dialog.getByRole('button', { name: 'Keep all mine' }).click();
    await opened.visit.page.getByRole('status').getByText(terms.done, { exact: true }).waitFor();
    expect(await opened.onSite.stored()).toBe('<P class=k>one two three</P>\n<p>vier</p>');
    expect(opened.visit.requests(`PUT ${terms.calls.edit}/1`)).toHaveLength(1);
  });

  test('is put into the editor if I choose so, without a call, and then nothing is unsaved', async () => {
    const { opened, dialog } = await collide(disclaimer);
    await dialog.getByRole('button', { name: 'Take all theirs' }).click();
    await opened.area.locator('b').getByText('two').waitFor();
    await opened.area.getByText('four, five').waitFor();
    expect(opened.visit.requests('PUT /loan/*')).toEqual([]);
    await press(opened.visit, 'Cancel');
    await expect.poll(() => pathOf(opened.visit)).toBe(`/${disclaimer.name}`);
    expect(await opened.onSite.stored()).toBe(theirs);
  });
});
