import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { siteText } from './siteText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const [disclaimer] = legalTexts as readonly [LegalText];
const html =
  '<p style="color: rgb(180, 35, 24)">red</p><p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==" alt=""></p><p><iframe class="note-video-clip" src="//www.youtube.com/embed/AbCdEfGhIjK"></iframe></p>';
const [policy = ''] = /^default-src .*$/m.exec(readFileSync('SECURITY.md', 'utf8')) ?? [];

/** Every page of the context comes with the policy. */
async function send(context: BrowserContext, content: string): Promise<void> {
  await context.route('**/edit-*/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': content } });
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.warn(`refused: ${effectiveDirective} ${blockedURI}`),
    );
  });
}

async function refusedUnder(content: string): Promise<readonly string[]> {
  await (await siteText(app.site, disclaimer)).store(html);
  const visit = await app.newPage({ path: null });
  const { page } = visit;
  await send(page.context(), content);
  await page.route('**/www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
  );
  await visit.goto(`/edit-${disclaimer.name}/1`);
  await page.locator('.area').getByText('red').waitFor();
  await page.locator('.area').getByRole('button', { name: 'Play from youtube.com' }).click();
  await page.locator('.area iframe').waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Code view' }).click();
  await page.locator('.cm-content').waitFor();
  return visit.consoleErrors.filter((text) => text.startsWith('refused: '));
}

test('the editor works under the policy of SECURITY.md, and nothing is refused', async () => {
  expect(policy).toContain("script-src 'self'");
  expect(await refusedUnder(policy)).toEqual([]);
});

test("without its 'unsafe-inline' for styles, stored styles and those of code view are refused: the policy is no wider than it must be", async () => {
  const refused = await refusedUnder(policy.replace(" 'unsafe-inline'", ''));
  expect(new Set(refused)).toEqual(new Set(['refused: style-src-attr inline', 'refused: style-src-elem inline']));
});
