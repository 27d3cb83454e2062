import { setTimeout } from 'node:timers/promises';
import type { Step } from './AppCounts';
import { type Expected, expectedOf } from './expected';
import type { BenchPage } from './openPage';

/** One step of the walk: an action, until its result is visible. */
export type Walk = Readonly<Record<Exclude<Step, 'login page'>, () => Promise<unknown>>> & {
  /** Types `count` keys into the title of the open form. */
  readonly type: (count: number, pauseMs?: (key: number) => number) => Promise<void>;
};

const firstCell = 'main tbody tr:first-child td:first-child';
const mark = 'Measured anew';

/** Waits until the first matching element contains one of `texts`. */
export async function shown({ page }: BenchPage, selector: string, ...texts: readonly string[]): Promise<void> {
  const holds = ([fits, wanted]: readonly [string, readonly string[]]) => {
    const text = document.querySelector(fits)?.textContent ?? '';
    return wanted.some((words) => text.includes(words));
  };
  await page.waitForFunction(holds, [selector, texts] as const);
}

/** Opens a screen by its link in the sidebar. */
export async function follow({ page, served: { app } }: BenchPage, screen: string): Promise<void> {
  await page
    .locator(`a[href="${app.address(screen)}"]`)
    .first()
    .click();
}

/** Fills the login form and presses Login. */
export async function logIn({ page, served: { site } }: BenchPage): Promise<void> {
  await page.fill('input[name=username]', site.credentials.username);
  await page.fill('input[name=password]', site.credentials.password);
  await page.click('button[type=submit]');
}

function lists(bench: BenchPage, expected: Expected) {
  const { page, served } = bench;
  const users = async () => {
    await follow(bench, 'user-details');
    // Some apps return to the page that was left.
    await shown(bench, firstCell, expected.firstUser, expected.firstUserOfPageTwo);
  };
  return {
    'users, cold': users,
    'users, page 2': async () => {
      await page.click(served.app.pageTwo);
      await shown(bench, firstCell, expected.firstUserOfPageTwo);
    },
    'users, warm': users,
    'home features': async () => {
      await follow(bench, 'home-features');
      await shown(bench, served.app.feature, expected.feature);
    },
    'legal list': async () => {
      await follow(bench, 'disclaimer');
      await shown(bench, firstCell, expected.disclaimer);
    },
    benefits: async () => {
      await follow(bench, 'loan-benefits');
      await page.waitForSelector(served.app.loans, { state: 'attached' });
    },
    'choice of loan': async () => {
      await served.app.chooseLoan(page, 1);
      await shown(bench, 'main tbody tr', expected.benefit);
    },
  };
}

function forms(bench: BenchPage, expected: Expected) {
  const { page, served } = bench;
  const open = (screen: string) => page.locator(served.app.edit(screen)).first().click();
  return {
    'edit open': async () => {
      await open('home-features');
      const filled = (title: string) => document.querySelector<HTMLInputElement>('input[name=title]')?.value === title;
      await page.waitForFunction(filled, expected.feature);
    },
    'save to list': async () => {
      await page.click('button[type=submit]');
      await shown(bench, served.app.feature, mark);
    },
    'legal edit': async () => {
      await open('disclaimer');
      const filled = () => (document.querySelector('[contenteditable=true]')?.textContent?.length ?? 0) > 100;
      await page.waitForFunction(filled);
    },
    type: async (count: number, pauseMs?: (key: number) => number) => {
      await page.click('input[name=title]');
      await page.keyboard.press('End');
      for (const [index, key] of [...mark.padEnd(count, 'x').slice(0, count)].entries()) {
        await page.keyboard.press(key);
        if (pauseMs) await setTimeout(pauseMs(index));
      }
    },
  };
}

/** The administrator’s walk through an app, starting at the open login form. */
export async function walkOf(bench: BenchPage): Promise<Walk> {
  const expected = await expectedOf(bench.served.site);
  const login = async () => {
    await logIn(bench);
    await bench.page.getByText('Welcome').first().waitFor();
  };
  return { login, ...lists(bench, expected), ...forms(bench, expected) };
}
