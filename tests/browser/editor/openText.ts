import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { LegalText } from '../content/legalTexts';
import { press } from '../content/press';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';
import { selectWords } from './selectWords';
import { type SiteText, siteText } from './siteText';

/** The edit screen of a legal text, and what one does on it. */
export interface OpenedText {
  readonly visit: Visit;
  readonly onSite: SiteText;
  /** Where the text is edited. */
  readonly area: Locator;
  tool(name: string | RegExp): Locator;
  /** Opens a menu of the toolbar and takes an entry. */
  choose(menu: RegExp, entry: string): Promise<void>;
  /** Selects the first occurrence of these words, as dragging over them does. */
  select(words: string): Promise<void>;
  /** Presses the form's button and gives the text in the one PUT that follows, once the screen is left. */
  save(): Promise<string>;
}

/** With `signedIn: false`, by name and password on the login page: only a session with a name has drafts to come back to. */
async function openSignedIn(app: OpenedConsole, options: VisitOptions): Promise<Visit> {
  if (options.signedIn !== false) return app.newPage({ ...options, path: null });
  const visit = await app.newPage({ ...options, path: '/' });
  await visit.field('Username').fill(app.site.credentials.username);
  await visit.field('Password').fill(app.site.credentials.password);
  await visit.page.keyboard.press('Enter');
  await visit.page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  return visit;
}

/** Opens the edit screen over `html`, which the stand-in has stored before. */
export async function openText(
  app: OpenedConsole,
  text: LegalText,
  html: string,
  options: VisitOptions = {},
): Promise<OpenedText> {
  const onSite = await siteText(app.site, text);
  await onSite.store(html);
  const visit = await openSignedIn(app, options);
  const { page } = visit;
  await visit.goto(`/edit-${text.name}/1`);
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const tool = (name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  return {
    visit,
    onSite,
    area: page.locator('.area'),
    tool,
    choose: async (menu, entry) => {
      await tool(menu).click();
      const named = { name: entry, exact: true };
      await page.getByRole('menuitemradio', named).or(page.getByRole('menuitem', named)).click();
    },
    select: (words) => selectWords(page, words),
    save: async () => {
      const call = `PUT ${text.calls.edit}/1`;
      await press(visit, text.submit);
      await page.getByRole('status').getByText(text.done, { exact: true }).waitFor();
      const bodies = visit.requests(call).map(({ body }) => body);
      const description = await onSite.stored();
      expect(bodies).toEqual([{ description }]);
      return description;
    },
  };
}
