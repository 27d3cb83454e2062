import type { Page } from 'playwright-core';

/** What a press of Tab focused, and which part of it cannot be seen; nothing if all of it can. */
interface Stop {
  readonly element: string;
  readonly hidden?: string;
}

/** More than any screen has. */
const mostStops = 250;

/** Looks for what covers the focused element, or cuts it off. One that is larger than a button may be seen in part only. */
function lookAtFocus(page: Page, round: string): Promise<Stop | 'page' | 'same' | 'again'> {
  return page.evaluate((current) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'page';
    if (focused.dataset.stop === current) return focused.dataset.last === 'yes' ? 'same' : 'again';
    document.querySelector('[data-last]')?.removeAttribute('data-last');
    focused.dataset.stop = current;
    focused.dataset.last = 'yes';
    // A file input is out of sight, and its zone shows the focus.
    const shown = focused.matches('input[type="file"]') ? (focused.closest('label') ?? focused) : focused;
    const whole = shown.getBoundingClientRect();
    const isLarge = whole.height > 90 || whole.width > innerWidth / 2;
    // Of a long list the part in the window.
    const [top, bottom] = isLarge
      ? [Math.max(whole.top, 0), Math.min(whole.bottom, innerHeight)]
      : [whole.top, whole.bottom];
    const { left, width } = whole;
    const height = bottom - top;
    const frames: DOMRect[] = [];
    for (let outer = shown.parentElement; outer; outer = outer.parentElement) {
      const { position, overflowX } = getComputedStyle(outer);
      if (outer !== document.documentElement && overflowX !== 'visible') frames.push(outer.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    const obstacle = (x: number, y: number): string | undefined => {
      if (frames.some((frame) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom))
        return 'cut off';
      const found = document.elementFromPoint(x, y);
      if (!found) return 'outside';
      return shown.contains(found) || found.contains(shown) ? undefined : `under ${found.outerHTML.slice(0, 80)}`;
    };
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const points = steps.flatMap((down) => steps.map((along) => [along, down] as const));
    const obstacles = points.map(([along, down]) =>
      obstacle(left + 4 + along * (width - 8), top + 4 + down * (height - 8)),
    );
    const isSeen = isLarge ? obstacles.includes(undefined) : obstacles.every((one) => one === undefined);
    const element = shown.outerHTML.replace(/ (?:class|data-\w+|style)="[^"]*"/g, '').slice(0, 110);
    const hidden = obstacles.find((one) => one !== undefined);
    return isSeen || hidden === undefined ? { element } : { element, hidden };
  }, round);
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < mostStops; press += 1) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page, key);
    if (typeof stop === 'object') stops.push(stop);
    // In a table of the editor, Tab goes from cell to cell.
    else if (stop !== 'same') break;
  }
  return stops;
}

/** Tabs through a page to its end and back; returns the number of stops, and those that were not seen. */
export async function tabThrough(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const stops = [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))];
  const hidden = stops.flatMap(({ element, hidden: why }) => (why === undefined ? [] : [`${element} is ${why}`]));
  return { stops: stops.length, hidden };
}
