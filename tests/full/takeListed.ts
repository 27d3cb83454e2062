import { expect } from 'vitest';
import type { Desk } from './CallKind';

/** Reads the failures panel, and empties it for the next cell. */
export async function takeListed({ visit: { page } }: Desk): Promise<string[]> {
  const opener = page.getByRole('button', { name: /^Failures: \d+$/ });
  const count = async () => Number((await opener.getAttribute('aria-label'))?.replace('Failures: ', ''));
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Failures' });
  const texts = await panel.getByRole('list', { name: 'Failed calls' }).getByRole('listitem').allInnerTexts();
  // Without failures there is a line that says so.
  const listed = (await count()) === 0 ? [] : texts.map((text) => text.replace(/\s+/g, ' ').trim());
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(count).toBe(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  return listed;
}
