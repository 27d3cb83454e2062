import { expect } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit, VisitAnswer } from '../harness/Visit';
import { openScreen } from './openScreen';

interface FailedLoad {
  readonly screen: string;
  /** The read that fails, below /api. */
  readonly call: string;
  /** A 500 without a body by default. */
  readonly answer?: VisitAnswer;
  /** The reason in the log; '500' by default. */
  readonly logged?: string;
  /** The words that name what failed. */
  readonly sentence: string;
  /** Texts that must not be visible meanwhile. */
  readonly absent: readonly string[];
  /** Resolves when the screen has its content. */
  readonly loaded: (visit: Visit) => Promise<unknown>;
}

/** A failed read shows one error and one log entry and no placeholder content, and Try again loads it. */
export async function expectFailedLoad(app: OpenedConsole, failed: FailedLoad): Promise<void> {
  const { screen, call, answer = { status: 500 }, logged = '500', sentence, absent, loaded } = failed;
  const visit = await openScreen(app, screen, { [call]: { ...answer, times: 1 } });
  const { page } = visit;
  await expect.poll(() => visit.alert().allTextContents()).toEqual([expect.stringContaining(sentence)]);
  const [method, path] = call.split(' ');
  expect(visit.ours).toEqual([`Call failed: ${method} /api${path}: ${logged}`]);
  for (const text of absent) expect(await page.getByText(text).count(), text).toBe(0);
  for (const role of ['row', 'textbox', 'combobox'] as const)
    expect(await page.getByRole('main').getByRole(role).count(), role).toBe(0);
  expect(await page.getByRole('button', { name: /^(Add|Update) / }).count()).toBe(0);

  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await loaded(visit);
  expect(visit.requests(call)).toHaveLength(2);
  expect(await visit.alert().count()).toBe(0);
}
