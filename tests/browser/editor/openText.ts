import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { areaOf, selectText } from '../../rich-text/editorPage';
import type { LegalText } from '../content/legalTexts';
import { press } from '../content/press';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { openNamed } from '../unsaved/openNamed';
import { type SiteText, siteText } from './siteText';

/** The edit screen of a legal text, and the actions on it. */
export interface OpenedText {
  readonly visit: Visit;
  readonly onSite: SiteText;
  /** The editing area. */
  readonly area: Locator;
  tool(name: string | RegExp): Locator;
  /** Opens a menu of the toolbar and chooses an entry. */
  choose(menu: RegExp, entry: string): Promise<void>;
  /** Selects the first occurrence of these words, like dragging over them. */
  select(words: string): Promise<void>;
  /** Presses the form’s button and returns the text in the single PUT that follows, once the screen is left. */
  save(): Promise<string>;
}

interface TextOptions {
  /** In a session that is offered its drafts. */
  readonly isNamed?: boolean;
}

/** Opens the edit screen for `html`, which was stored in the stand-in before. */
export async function openText(
  app: OpenedConsole,
  text: LegalText,
  html: string,
  { isNamed = false }: TextOptions = {},
): Promise<OpenedText> {
  const onSite = await siteText(app.site, text);
  await onSite.store(html);
  const path = `/edit-${text.name}/1`;
  const visit = await (isNamed ? openNamed(app, path) : app.newPage({ path }));
  const { page } = visit;
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const tool = (name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  return {
    visit,
    onSite,
    area: areaOf(page),
    tool,
    choose: async (menu, entry) => {
      await tool(menu).click();
      const named = { name: entry, exact: true };
      await page.getByRole('menuitemradio', named).or(page.getByRole('menuitem', named)).click();
    },
    select: (words) => selectText(page, words),
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
