import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/** The content security policy that SECURITY.md recommends. */
export const [securityPolicy = ''] = /^default-src .*$/m.exec(readFileSync('SECURITY.md', 'utf8')) ?? [];

const mark = 'blocked: ';

/** Serves the console's pages with the policy; what it blocks is then logged by the page as a warning. */
export async function applyPolicy(context: BrowserContext, url: string, policy = securityPolicy): Promise<void> {
  await context.route(`${url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': policy };
    await route.fulfill({ response: answer, headers });
  });
  await context.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.warn(`${prefix}${effectiveDirective} ${blockedURI}`),
    );
  }, mark);
}

/** What the policy has blocked, among the messages of a page. */
export function blockedIn(messages: readonly string[]): readonly string[] {
  return messages.filter((text) => text.startsWith(mark));
}
