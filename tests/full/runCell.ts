import { expect } from 'vitest';
import { onScreen, pathOf, signIn } from '../browser/app/steps';
import { type BentCall, bendCall } from './bendCall';
import type { CallKind, Desk } from './CallKind';
import { type FaultName, type FaultWords, faultWords, type KindName, message, type Outcome } from './faultTable';
import { outcomeOf } from './outcomeOf';
import { takeListed } from './takeListed';

interface Cell {
  readonly desk: Desk;
  readonly kind: CallKind;
  readonly fault: FaultName;
  readonly outcome: Outcome;
  readonly bent: BentCall;
}

const toldAtLogin: Partial<Record<Outcome, string>> = {
  says: message,
  failed: 'Login failed. Please try again.',
  invalid: 'Invalid credentials',
};

const perhaps: Partial<Record<Outcome, string>> = {
  maybe: 'It may have been saved.',
  edited: 'It may have been saved.',
  perhaps: 'It may have been deleted.',
};

/** The texts of the failure of a cell. */
function wordsOf({ fault, outcome }: Pick<Cell, 'fault' | 'outcome'>): FaultWords {
  const words: FaultWords = faultWords[fault];
  return outcome in perhaps && words.sentWhole ? words.sentWhole : words;
}

/** The whole text of the notification. */
function noticeOf(cell: Cell): string {
  const { kind, fault, outcome } = cell;
  const tooLarge = fault === '413 as a web page' ? kind.tooLarge?.() : undefined;
  const reason = tooLarge ?? (kind.isGiven ? undefined : wordsOf(cell).reason);
  return toldAtLogin[outcome] ?? [kind.failure, reason, perhaps[outcome]].filter(Boolean).join(' ');
}

const isFailure = (outcome: Outcome) => !['late', 'done'].includes(outcome);

/** Method and address of the failed call, as a pattern. */
function callOf({ kind, fault }: Cell): string {
  const call = fault === 'a browser that is offline' ? (kind.first ?? kind.call) : kind.call;
  const [method, path = ''] = (call.split('?')[0] ?? '').split(' ');
  return `${method} /api${path.replace(/:\w+/g, '[^/]+')}`;
}

/** The log entry, as a pattern. */
function entryOf(cell: Cell): RegExp {
  const words = wordsOf(cell);
  const ending = cell.outcome in toldAtLogin ? (words.loggedAtLogin ?? words.logged) : words.logged;
  return new RegExp(`^Call failed: ${callOf(cell)}: ${ending}$`);
}

/** The entries of the failures panel, as patterns. The login has no panel, and its failures are in none. */
function listedOf(cell: Cell): unknown[] {
  const { outcome } = cell;
  if (!isFailure(outcome) || outcome in toldAtLogin) return [];
  return [expect.stringMatching(new RegExp(` ${callOf(cell)} ${wordsOf(cell).logged} Copy$`))];
}

/** The notifications as displayed: the words of two paragraphs are separated. */
async function notices({ visit }: Desk): Promise<string[]> {
  await visit.alert().first().waitFor();
  return (await visit.alert().allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

/** One notification, word for word; nothing lost; the next attempt works. */
async function expectTold(cell: Cell): Promise<void> {
  const { kind, outcome, bent, desk } = cell;
  expect(await notices(desk)).toEqual([noticeOf(cell)]);
  await kind.kept();
  await bent.lift();
  await kind.again();
  if (outcome === 'asks' || outcome === 'maybe' || outcome === 'perhaps')
    await desk.visit.page.getByRole('alertdialog').getByRole('button', { name: 'Send again', exact: true }).click();
  await kind.succeeded();
}

/** Signed out with a message; after signing in again the user continues where they were. */
async function expectEnded({ kind, desk: { visit, app } }: Cell): Promise<void> {
  await visit.field('Username').waitFor();
  expect(pathOf(visit)).toBe('/');
  expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await visit.page.getByRole('status').allTextContents()).toEqual([
    expect.stringMatching(/^Your session has ended\./),
  ]);
  expect(await visit.alert().count()).toBe(0);
  await signIn(visit, app);
  await kind.returned();
  await kind.succeeded();
}

async function expectGone({ kind, desk: { visit } }: Cell): Promise<void> {
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('heading', { name: /is no longer on the site$/ }).waitFor();
  expect(await visit.alert().count()).toBe(0);
  await dialog.getByRole('button', { name: 'Back to the form', exact: true }).click();
  await kind.kept();
  await kind.act();
  await kind.succeeded();
}

async function expectLate({ kind, bent, desk: { visit } }: Cell): Promise<void> {
  const words = visit.page.getByText('Still waiting for the site.', { exact: true });
  await kind.waiting();
  expect(await words.count()).toBe(0);
  await visit.page.clock.fastForward(15_000);
  await kind.waiting();
  await expect.poll(() => words.count()).toBe(kind.saysItWaits ? 1 : 0);
  expect(await visit.alert().count()).toBe(0);
  bent.answer();
  await kind.succeeded();
}

const expectations: Readonly<Record<Outcome, (cell: Cell) => Promise<void>>> = {
  told: expectTold,
  asks: expectTold,
  maybe: expectTold,
  edited: expectTold,
  perhaps: expectTold,
  says: expectTold,
  failed: expectTold,
  invalid: expectTold,
  ended: expectEnded,
  gone: expectGone,
  late: expectLate,
  done: ({ kind }) => kind.succeeded(),
};

/** Applies a failure to a kind of call and expects the outcome from the table. */
export async function runCell(desk: Desk, kind: CallKind, name: KindName, fault: FaultName): Promise<void> {
  const { visit, app } = desk;
  // A late message of the previous cell appears in this one, and fails it.
  const logged = visit.consoleErrors.length;
  const thrown = visit.pageErrors.length;
  await kind.prepare();
  expect(await visit.alert().count()).toBe(0);
  const token = (await visit.stored('authToken')) ?? 'none';
  const outcome = outcomeOf(name, fault);
  if (outcome === 'late') await visit.page.clock.install();
  const isHeld = outcome === 'ended' && kind.meanwhile !== undefined;
  const bent = await bendCall(visit, kind, fault, isHeld);
  const cell: Cell = { desk, kind, fault, outcome, bent };
  try {
    await kind.act();
    if (isHeld) {
      await kind.meanwhile?.();
      bent.answer();
    }
    await expectations[outcome](cell);
  } finally {
    bent.answer();
    await bent.lift();
  }
  await expect.poll(() => visit.alert().count()).toBe(0);
  const listed = await takeListed(desk);
  expect(listed).toEqual(listedOf(cell));
  // One entry, containing nothing that was sent or answered.
  const entries = visit.consoleErrors.slice(logged);
  expect(entries).toEqual(isFailure(outcome) ? [expect.stringMatching(entryOf(cell))] : []);
  for (const secret of [token, app.site.credentials.password])
    expect([...entries, ...listed].join()).not.toContain(secret);
  expect(visit.pageErrors.slice(thrown)).toEqual([]);
}

/** Signs in again after a cell that was left unfinished. */
export async function recover({ visit, app }: Desk): Promise<void> {
  await visit.page.context().setOffline(false);
  await visit.page.evaluate(() => sessionStorage.clear());
  // Not '/': its history entry may lead back to the screen where that cell ended.
  await visit.goto('/dashboard');
  await signIn(visit, app);
  await onScreen(visit, 'Welcome');
}
