import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removalNote } from '../../rich-text/removalNote';
import { someLegalTexts } from '../content/legalTexts';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const ordinary = [
  '<h2 style="text-align:center">Fees &amp; charges</h2>',
  '<P CLASS=lead>Mixed <B>case</B>&nbsp;&mdash; and <font color="#ff0000" face="Arial">font</font></P>',
  '<!-- kept --><ul><li>one<li>two</ul>',
  '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==" data-filename="a.gif" style="width: 25%;"></p>',
  '<p><iframe frameborder="0" src="//www.youtube.com/embed/AbCdEfGhIjK" width="640" height="360" class="note-video-clip"></iframe></p>',
  '<table class="table table-bordered"><tbody><tr><td>a</td><td>b</td></tr></tbody></table>  ',
].join('\n');
const hostile =
  '<p>before</p><script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 2"><p onmouseover="window.ran = 3">hover</p><a href="javascript:window.ran=4">link</a>';

describe.each(someLegalTexts)('the $item', (text) => {
  test('is sent byte for byte if unchanged, including formatting, picture and video [R-EDITOR-15]', async () => {
    const opened = await openText(app, text, ordinary);
    await opened.area.getByText('Fees & charges').waitFor();
    expect(await opened.save()).toBe(ordinary);
  });

  fullTest('with one word changed keeps everything else byte for byte [R-EDITOR-15]', async () => {
    const opened = await openText(app, text, ordinary);
    await opened.select('charges');
    await opened.visit.page.keyboard.type('costs');
    expect(await opened.save()).toBe(ordinary.replace('charges', 'costs'));
  });

  test('with scripts and event attributes runs none of them, reports them, and is sent as it was [R-EDITOR-15]', async () => {
    const opened = await openText(app, text, hostile);
    const { page } = opened.visit;
    for (const name of ['<script>', 'onerror on <img>', 'onmouseover on <p>', 'href on <a>'])
      await removalNote(page, new RegExp(name)).waitFor();
    await opened.area.getByText('hover').hover();
    await opened.area.getByText('link').click();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await opened.area.evaluate(({ innerHTML }) => /script|onerror|onmouseover/.test(innerHTML))).toBe(false);
    expect(await opened.save()).toBe(hostile);
  });

  test('is sent as empty text, not as an empty paragraph, if cleared [R-EDITOR-16]', async () => {
    const opened = await openText(app, text, '<h2>One</h2><p>two</p>');
    await opened.area.focus();
    await opened.visit.page.keyboard.press('Control+a');
    await opened.visit.page.keyboard.press('Delete');
    await expect.poll(() => opened.area.textContent()).toBe('');
    expect(await opened.save()).toBe('');
  });
});
