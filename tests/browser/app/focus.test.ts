import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { onScreen } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** How many times Tab is pressed on a screen. */
const presses = 45;

/** What Tab focused: the page itself, an element seen before, or a new one and whether its focus is visible. */
type Stop = 'page' | 'again' | { readonly element: string; readonly isSeen: boolean };

/** Compares the focused element with its unfocused state. */
function lookAtFocus({ page }: Visit): Promise<Stop> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'page';
    if (element.dataset.stop) return 'again';
    element.dataset.stop = 'yes';
    // An element rendered without its own edge shows its focus on the surrounding frame.
    const drawn = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const lookOf = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : `${outlineWidth} ${outlineColor}`;
      return `${outline} | ${boxShadow}`;
    };
    const look = () => drawn.map(lookOf).join('\n');
    const focused = look();
    element.blur();
    // Some rings are a class that React takes away.
    await new Promise(requestAnimationFrame);
    const resting = look();
    element.focus();
    return { element: element.outerHTML.slice(0, 100), isSeen: focused !== resting };
  });
}

test.each([
  ['the dashboard', '/dashboard', 'Welcome'],
  ['a form', '/add-home-features', 'Add Feature'],
  ['a list per loan', '/loan-benefits?loan_id=1', 'Loan Benefits'],
  ['a table of submissions', '/user-details', 'User Details'],
  ['the editor of a text', '/edit-disclaimer/1', 'Edit Disclaimer'],
])('on %s the focus is visible on each of more than 20 links, buttons and fields', async (_, path, heading) => {
  const visit = await app.newPage({ path: null, context: { reducedMotion: 'reduce' } });
  await visit.goto(path);
  await onScreen(visit, heading);
  await expect.poll(() => visit.page.locator('main [aria-busy="true"]').count()).toBe(0);
  // Waits until transitions have ended.
  await visit.page.addStyleTag({ content: '* { transition: none !important; animation: none !important; }' });
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await visit.page.keyboard.press('Tab');
    stops.push(await lookAtFocus(visit));
  }
  const elements = stops.filter((stop) => typeof stop !== 'string');
  expect(elements.length).toBeGreaterThan(20);
  expect(elements.filter(({ isSeen }) => !isSeen).map(({ element }) => element)).toEqual([]);
});
