import { expect, onTestFinished } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import { translatePage } from '../harness/translatePage';
import type { Visit, VisitOptions } from '../harness/Visit';

/** Opens `path` in a browser that translates all pages; the test fails if React could not cope with that anywhere. */
export async function openTranslated(app: OpenedConsole, path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await app.newPage({ ...options, path: null });
  await translatePage(visit.page);
  // A session without a name is offered no drafts.
  if (options.signedIn !== false)
    await visit.page.addInitScript(() => {
      if (location.protocol !== 'about:') sessionStorage.setItem('console.name', 'admin.demo');
    });
  onTestFinished(() => {
    const broken = visit.consoleErrors.filter((text) =>
      /removeChild|insertBefore|NotFoundError|not a child/.test(text),
    );
    expect(broken).toEqual([]);
  });
  await visit.goto(path);
  await visit.page.locator('font[data-translated]').first().waitFor({ state: 'attached' });
  return visit;
}
