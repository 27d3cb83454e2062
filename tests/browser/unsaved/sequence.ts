import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import { type FormParts, formOf } from './formOf';
import { onScreen, openNamed, signInAs } from './openNamed';
import { siteCall } from './siteCall';

/** One action of an administrator, or an event of the session. */
export type Step = { readonly type: string } | 'reload' | 'expire' | 'sign in' | 'leave' | 'come back' | 'save';

const address = '/edit-mission/1';

/** What the form of mission 1 must contain and which screen is open: a simple model of both. */
interface World {
  readonly app: OpenedConsole;
  readonly page: Page;
  readonly form: FormParts;
  /** The site’s value. */
  saved: string;
  /** The text typed last and not saved. */
  unsaved: string | undefined;
  at: 'form' | 'list' | 'login';
  /** The screen where the session ended. */
  endedAt: 'form' | 'list';
  isExpired: boolean;
}

/** The next call was refused: the login page is open. */
async function isSignedOut(world: World, endedAt: 'form' | 'list'): Promise<void> {
  await world.page.getByLabel('Username').waitFor();
  Object.assign(world, { at: 'login', endedAt });
}

/** On the form or the list after its calls are done: the session cannot end on a call that is still pending. */
async function isThere({ page, form }: World, at: 'form' | 'list'): Promise<void> {
  if (at === 'form') await form.field('Description').waitFor();
  else await page.getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
}

async function signIn(world: World): Promise<void> {
  if (world.at !== 'login') return;
  await signInAs(world.page, world.app);
  const { endedAt } = world;
  await isThere(world, endedAt);
  Object.assign(world, { at: endedAt, isExpired: false });
}

/** On the form, with the text typed last in it, restored automatically or by hand. */
async function toForm(world: World): Promise<void> {
  const { page, form } = world;
  await signIn(world);
  if (world.at === 'list') {
    await page.goto(address);
    if (world.isExpired) await isSignedOut(world, 'form');
    await signIn(world);
    world.at = 'form';
  }
  const held = async () => {
    if (await form.restore.isVisible()) await form.restore.click();
    return form.field('Description').inputValue();
  };
  await expect.poll(held, { timeout: 15_000 }).toBe(world.unsaved ?? world.saved);
}

async function leave(world: World): Promise<void> {
  if (world.at !== 'form') return;
  const { page, form, unsaved, isExpired } = world;
  // The text is in the form before it can be left.
  await toForm(world);
  await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
  if (unsaved !== undefined) await form.button('Leave').click();
  if (isExpired) return isSignedOut(world, 'list');
  await onScreen(page, 'Loan Step');
  await isThere(world, 'list');
  world.at = 'list';
}

async function reload(world: World): Promise<void> {
  const { page, isExpired, at } = world;
  await page.reload();
  if (at === 'login') return;
  await (isExpired ? isSignedOut(world, at) : isThere(world, at));
}

async function save(world: World): Promise<void> {
  const { app, page, form } = world;
  await toForm(world);
  await form.button('Update Mission').click();
  if (world.isExpired) {
    await isSignedOut(world, 'form');
    await toForm(world);
    await form.button('Update Mission').click();
  }
  await onScreen(page, 'Mission');
  await isThere(world, 'list');
  const wanted = world.unsaved ?? world.saved;
  const { step } = await siteCall(app, 'GET', '/loan/getSingleMission/1');
  expect((step as { description: string }).description.replaceAll('\r\n', '\n')).toBe(wanted);
  Object.assign(world, { saved: wanted, unsaved: undefined, at: 'list' });
}

async function type(world: World, text: string): Promise<void> {
  await toForm(world);
  await world.form.field('Description').fill(text);
  world.unsaved = text === world.saved ? undefined : text;
}

async function take(world: World, step: Step): Promise<void> {
  if (typeof step === 'object') return type(world, step.type);
  if (step === 'reload') return reload(world);
  if (step === 'leave') return leave(world);
  if (step === 'save') return save(world);
  if (step === 'sign in') return signIn(world);
  if (step === 'come back') return toForm(world);
  world.app.site.expireTokens();
  world.isExpired = world.at !== 'login';
}

/**
 * Takes the steps one after the other on the form of mission 1, then saves. Fails as soon as the form does not contain
 * the text typed last, or a save has stored something else.
 */
export async function runSequence(app: OpenedConsole, steps: readonly Step[]): Promise<void> {
  app.site.reset();
  const visit = await openNamed(app, address);
  const { step } = await siteCall(app, 'GET', '/loan/getSingleMission/1');
  const world: World = {
    ...{ app, page: visit.page, form: formOf(visit.page) },
    ...{ saved: (step as { description: string }).description, unsaved: undefined },
    ...{ at: 'form', endedAt: 'form', isExpired: false },
  };
  try {
    await isThere(world, 'form');
    for (const each of [...steps, 'save'] as const) await take(world, each);
  } finally {
    await visit.close();
  }
}
