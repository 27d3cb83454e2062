import type { Desk } from './CallKind';

/** Reads the panel of failures, and leaves it empty for the next. */
export async function takeListed({ visit: { page } }: Desk): Promise<string[]> {
  await page.getByRole('button', { name: /^Failures: \d+$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Failures' });
  const none = panel.getByText('None in this session.', { exact: true });
  const texts = await panel.getByRole('list', { name: 'Failed calls' }).getByRole('listitem').allInnerTexts();
  const listed = (await none.count()) > 0 ? [] : texts.map((text) => text.replace(/\s+/g, ' ').trim());
  await panel.getByRole('button', { name: 'Clear' }).click();
  await none.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  return listed;
}
