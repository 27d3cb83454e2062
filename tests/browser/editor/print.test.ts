import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type OpenedText, openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const [disclaimer, privacy] = legalTexts as readonly [LegalText, LegalText];
const clauses = Array.from({ length: 500 }, (_, at) => `<p>Clause ${at + 1} of the text.</p>`).join('\n');
const oneLine = clauses.replaceAll('\n', '');

const openCode = async ({ tool, visit }: OpenedText) => {
  await tool('Code view').click();
  await visit.page.locator('.cm-content').waitFor();
};
const openFullScreen = ({ tool }: OpenedText) => tool('Full screen').click();

/** What is on paper between the first and the last clause, and what cuts it off. */
async function onPaper({ visit: { page } }: OpenedText) {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    // CodeMirror renders all lines then, for a moment.
    dispatchEvent(new Event('beforeprint'));
    const root = document.querySelector('[data-code]')?.shadowRoot ?? document.querySelector('[role=textbox]');
    const text = root?.querySelector('.cm-content') ?? root;
    const cutOff: string[] = [];
    let parent: Node | null | undefined = text as Node;
    while (parent) {
      if (parent instanceof ShadowRoot) parent = parent.host;
      if (parent instanceof Element) {
        const { overflowY, position } = getComputedStyle(parent);
        if (position === 'fixed') cutOff.push('fixed');
        if (overflowY !== 'visible' && parent.scrollHeight > parent.clientHeight + 1) cutOff.push(parent.className);
      }
      parent = parent.parentNode;
    }
    const words = text?.textContent ?? '';
    return {
      first: words.includes('Clause 1 '),
      last: words.includes('Clause 500 '),
      clauses: words.match(/Clause/g)?.length,
      cutOff,
    };
  });
}

/** Sheets of A4. */
async function sheets({ visit: { page } }: OpenedText): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('a printed form with an editor', () => {
  test.each([
    ['as it is opened', disclaimer, clauses, async () => {}],
    ['in full screen', privacy, clauses, openFullScreen],
    [
      'in Code view and full screen, in one line',
      privacy,
      oneLine,
      async (opened: OpenedText) => {
        await openCode(opened);
        await openFullScreen(opened);
      },
    ],
  ])('shows the whole text, without tools: %s [X-EDIT-04]', async (_, text, html, show) => {
    const opened = await openText(app, text, html);
    await show(opened);
    expect(await onPaper(opened)).toEqual({ first: true, last: true, clauses: 500, cutOff: [] });
    const { page } = opened.visit;
    expect(await page.getByRole('toolbar').isVisible()).toBe(false);
    expect(await page.getByText(/\d words$/).isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await sheets(opened)).toBeGreaterThan(2);
    // And the screen is as before.
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('toolbar').waitFor();
  });
});
