import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fragments } from '../../rich-text/corpus';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { press } from '../content/press';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const [disclaimer] = legalTexts as readonly [LegalText];

test('a text that was opened and saved ten times is the same, byte for byte [R-EDITOR-15]', async () => {
  const html = fragments('c').find(({ id }) => id.startsWith('c39'))?.html ?? '';
  expect(html).not.toBe('');
  const opened = await openText(app, disclaimer, html);
  const { visit } = opened;
  for (let time = 1; time <= 10; time += 1) {
    await visit.goto(`/edit-${disclaimer.name}/1`);
    await opened.area.locator('table').first().waitFor();
    visit.clearRequests();
    if (time % 2 === 0) {
      // A form that was changed and changed back differs from one that was not touched.
      await opened.area.press('Control+Home');
      await visit.page.keyboard.type('~');
      await opened.area.getByText('~').first().waitFor();
      await opened.tool('Undo').click();
      await expect.poll(() => opened.area.textContent()).not.toContain('~');
    }
    expect(await opened.save(), `time ${time}`).toBe(html);
  }
}, 90_000);

describe('a link', () => {
  const link =
    '<a href="https://rates.example.com/list?a=1&amp;b=2" target="_blank" rel="nofollow noopener" class="btn btn-link" data-track="fees &amp; rates" data-id="7" title="All">the list</a>';

  test('keeps its rel, target, class and data attributes exactly while another block is edited [R-EDITOR-15]', async () => {
    // In capitals and without quotes, as someone once wrote them.
    const untidy = link.replace('data-id="7"', 'DATA-ID=7').replace('<a ', '<A  ');
    const opened = await openText(app, disclaimer, `<p>See ${untidy}.</p>\n<p>one two</p>`);
    await opened.select('two');
    await opened.visit.page.keyboard.type('three');
    expect(await opened.save()).toBe(`<p>See ${untidy}.</p>\n<p>one three</p>`);
  });

  test('keeps them while its own block or its own words are edited [R-EDITOR-15]', async () => {
    const opened = await openText(app, disclaimer, `<p>See ${link}.</p>`);
    await opened.select('See');
    await opened.visit.page.keyboard.type('Read');
    await opened.select('the');
    await opened.visit.page.keyboard.type('their');
    expect(await opened.save()).toBe(`<p>Read ${link.replace('the list', 'their list')}.</p>`);
  });
});

test('a text that is being saved can be read but not changed, by keyboard or toolbar [R-APP-35]', async () => {
  const opened = await openText(app, disclaimer, '<p>one two</p>');
  const { page } = opened.visit;
  const gate = later();
  await opened.visit.answer(`PUT ${disclaimer.calls.edit}/:id`, { delayUntil: gate.promise });
  await opened.select('two');
  await page.keyboard.type('three');
  await press(opened.visit, disclaimer.submit);
  await expect.poll(() => opened.area.getAttribute('contenteditable')).toBe('false');
  await opened.area.click({ force: true });
  await page.keyboard.type('four');
  await opened.tool('Numbered list').click({ force: true });
  expect(await opened.area.textContent()).toBe('one three');
  expect(await opened.area.locator('ol').count()).toBe(0);
  gate.resolve();
  await page.getByRole('status').getByText(disclaimer.done, { exact: true }).waitFor();
  expect(await opened.onSite.stored()).toBe('<p>one three</p>');
});
