import type { Disposable, Page } from 'playwright-core';
import type { Site } from '../../site/createSite';

async function logIn(site: Site): Promise<{ token: string; user: unknown }> {
  const request = new Request('http://site/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(site.credentials),
  });
  const answer = await site.fetch(request);
  if (!answer.ok) throw new Error(`The stand-in refused its own administrator: ${answer.status}`);
  return answer.json();
}

/**
 * Puts the session of a real login into session storage before each load of `page`, until disposed: then a reload after
 * a logout stays signed out. Other pages of the context get none, as in a browser.
 */
export async function plantSession(page: Page, site: Site): Promise<Disposable> {
  const { token, user } = await logIn(site);
  return page.addInitScript(
    ([authToken, json]) => {
      // The blank page before the first load has no storage.
      if (location.protocol === 'about:' || window !== top) return;
      sessionStorage.setItem('authToken', authToken);
      sessionStorage.setItem('user', json);
    },
    [token, JSON.stringify(user)] as const,
  );
}
