import type { Page } from 'playwright-core';
import { addScreens, editScreens } from '../browser/app/screens';

/** The console, two peers that do the same work, and the floor: the minimum for a login page built with React. */
export type AppName = 'console' | 'stock' | 'hand' | 'floor';

/** How to operate an app; what is missing here (input names, submit buttons) is the same in all. */
export interface BenchApp {
  readonly name: AppName;
  /** Address of the screen with this name, as its link has it. */
  readonly address: (screen: string) => string;
  /** An item in the list of home features; all other lists are tables. */
  readonly feature: string;
  readonly pageTwo: string;
  /** Present once the loans to choose from are loaded. */
  readonly loans: string;
  /** First link to an edit form, as shown in its list. */
  readonly edit: (screen: string) => string;
  readonly chooseLoan: (page: Page, id: number) => Promise<unknown>;
  /** Rows of the longest list that this app shows in reasonable time. */
  readonly longest: number;
  /** Addresses to open one by one when looking for layout shifts, in addition to those in the sidebar. */
  readonly further: readonly string[];
}

const plainAddress = (screen: string) => `/${screen}`;
const chooseInSelect = (page: Page, id: number) => page.locator('main select').selectOption(String(id));

async function chooseInMenu(page: Page, id: number): Promise<void> {
  await page.locator('main [role=combobox]').first().click();
  await page.locator(`[role=listbox] [role=option][data-value="${id}"]`).click();
}

export const apps: Readonly<Record<AppName, BenchApp>> = {
  console: {
    name: 'console',
    address: plainAddress,
    feature: 'main li:has(h2)',
    pageTwo: 'button[aria-label="Page 2"]',
    edit: (screen) => `main a[href^="/edit-${screen}/"]`,
    loans: 'main select option:nth-child(4)',
    chooseLoan: chooseInSelect,
    longest: 10_000,
    further: ['/loan-benefits?loan_id=1', ...[...addScreens, ...editScreens].map(({ path }) => path)],
  },
  hand: {
    name: 'hand',
    address: plainAddress,
    feature: 'main tbody tr',
    pageTwo: '.pages li:nth-child(3) button',
    edit: (screen) => `main a[href^="/edit-${screen}/"]`,
    loans: 'main select option:nth-child(4)',
    chooseLoan: chooseInSelect,
    longest: 10_000,
    further: ['/edit-home-features/1', '/edit-disclaimer/1'],
  },
  stock: {
    name: 'stock',
    address: (screen) => `#/${screen}`,
    feature: 'main tbody tr',
    pageTwo: 'button[aria-label="Go to page 2"]',
    edit: (screen) => `main tbody a[href^="#/${screen}/"]`,
    loans: 'main [role=combobox]',
    chooseLoan: chooseInMenu,
    longest: 1000,
    further: ['/#/home-features/1', '/#/disclaimer/1'],
  },
  floor: {
    name: 'floor',
    address: plainAddress,
    feature: 'none',
    pageTwo: 'none',
    edit: () => 'none',
    loans: 'none',
    chooseLoan: () => Promise.resolve(),
    longest: 0,
    further: [],
  },
};
