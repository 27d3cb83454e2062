import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { JournalEntry } from '../../site/journal';
import type { OpenedConsole } from '../harness/openConsole';
import type { SampleFile } from '../harness/sampleFiles';
import type { Visit, VisitAnswer, VisitOptions } from '../harness/Visit';
import type { Area } from './areas';
import { callOf } from './callOf';

type Call = keyof Area['calls'];

/** What is typed into a form of an area; omitted fields are not touched, an empty loan is the placeholder. */
export interface Typed {
  readonly loan?: string;
  readonly text?: string;
  readonly file?: SampleFile;
}

/** The screens of an area, in terms of what a user finds there. */
export interface AreaScreen {
  readonly visit: Visit;
  readonly page: Page;
  readonly loan: Locator;
  readonly text: Locator;
  readonly file: Locator;
  /** Rows or cards of the list. */
  readonly items: Locator;
  readonly addLink: Locator;
  readonly submit: Locator;
  /** Loads an address in the same tab and resets the recorded calls and log entries. */
  open(path?: string): Promise<void>;
  /** Log entries about failed calls since then. */
  logged(): readonly string[];
  item(text: string): Locator;
  /** The first line of each item, in order. */
  texts(): Promise<readonly string[]>;
  /** The name of the chosen loan. */
  chosenLoan(): Promise<string | null>;
  /** Path of the address, with its query if `whole`. */
  path(whole?: 'whole'): string;
  type(typed: Typed): Promise<void>;
  /** Waits until the list shows exactly these items. */
  lists(texts: readonly string[]): Promise<void>;
  sent(call: Call, id?: string | number): readonly JournalEntry[];
  /** Overrides the responses to a call until the returned function is called or the test ends. */
  bend(call: Call, answer: VisitAnswer, id?: string | number): Promise<() => Promise<void>>;
}

function locators(visit: Visit, area: Area) {
  const { page } = visit;
  const buttons = new RegExp(`^(${Object.values(area.buttons).join('|')})$`);
  const withEdit = { has: page.getByRole('link', { name: 'Edit', exact: true }) };
  return {
    loan: visit.field('Loan'),
    text: visit.field(area.text.label),
    file: visit.field('Image'),
    items: page.getByRole('row').or(page.getByRole('listitem')).filter(withEdit),
    addLink: page.getByRole('link', { name: /^\+ Add / }),
    submit: page.getByRole('button', { name: buttons }),
  };
}

function typist({ loan: dropdown, text: field, file: input }: ReturnType<typeof locators>): AreaScreen['type'] {
  return async ({ loan, text, file }) => {
    if (loan === '') await dropdown.selectOption('');
    else if (loan !== undefined) await dropdown.selectOption({ label: loan });
    if (text !== undefined) await field.fill(text);
    if (file) await input.setInputFiles(file);
  };
}

/** The screens of `area` in `visit`. */
export function areaScreen(visit: Visit, area: Area): AreaScreen {
  const { page } = visit;
  const found = locators(visit, area);
  let begin = 0;
  const texts = async () => {
    const all = await found.items.allInnerTexts();
    return all.map((text) => text.trim().split(/[\n\t]/)[0] ?? '');
  };
  return {
    visit,
    page,
    ...found,
    open: async (path = `/${area.route}`) => {
      visit.clearRequests();
      begin = visit.ours.length;
      await visit.goto(path);
    },
    logged: () => visit.ours.slice(begin),
    item: (text) => found.items.filter({ hasText: area.shown(text) }),
    texts,
    chosenLoan: () => found.loan.locator('option:checked').textContent(),
    path: (whole) => {
      const { pathname, search } = new URL(page.url());
      return whole ? pathname + search : pathname;
    },
    type: typist(found),
    lists: (wanted) => expect.poll(texts).toEqual(wanted.map(area.shown)),
    sent: (call, id) => visit.requests(callOf(area, call, id)),
    bend: async (call, answer, id) => {
      const undo = await visit.answer(callOf(area, call, id), answer);
      onTestFinished(undo);
      return undo;
    },
  };
}

/** Opens the list of `area`, or `path`. */
export async function openArea(
  app: OpenedConsole,
  area: Area,
  path: string | null = `/${area.route}`,
  options: VisitOptions = {},
): Promise<AreaScreen> {
  return areaScreen(await app.newPage({ ...options, path }), area);
}
