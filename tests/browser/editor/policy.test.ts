import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaOf } from '../../rich-text/editorPage';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { applyPolicy, blockedIn } from '../harness/securityPolicy';
import { siteText } from './siteText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const [disclaimer] = legalTexts as readonly [LegalText];
const html =
  '<p style="color: rgb(180, 35, 24)">red</p><p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==" alt=""></p><p><iframe class="note-video-clip" src="//www.youtube.com/embed/AbCdEfGhIjK"></iframe></p>';

test('the editor works under the policy of SECURITY.md, and nothing is blocked', async () => {
  await (await siteText(app.site, disclaimer)).store(html);
  const visit = await app.newPage({ path: null });
  const { page } = visit;
  await applyPolicy(page.context(), app.url);
  await page.route('**/www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
  );
  await visit.goto(`/edit-${disclaimer.name}/1`);
  const red = areaOf(page).getByText('red');
  await red.waitFor();
  expect(await red.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(180, 35, 24)');
  await areaOf(page).getByRole('button', { name: 'Play from youtube.com' }).click();
  await areaOf(page).locator('iframe').waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Code view' }).click();
  await page.locator('.cm-content').waitFor();
  expect(blockedIn(visit.consoleErrors)).toEqual([]);
});
