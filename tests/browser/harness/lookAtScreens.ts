import { expect } from 'vitest';
import type { CompleteResource } from '../../../src/declare/complete';
import type { OpenedConsole } from './openConsole';

/** Opens each screen of a resource once, and expects what its declaration says. */
export async function lookAtScreens(
  app: OpenedConsole,
  { name, label, scopes: [scope], fields, list, show, create, edit }: CompleteResource,
  options: Parameters<OpenedConsole['newPage']>[0] = {},
): Promise<void> {
  if (!list?.columns.length) return;
  const visit = await app.newPage({ ...options, path: `/${name}` });
  const main = visit.page.getByRole('main');
  await visit.heading().filter({ hasText: label }).waitFor();
  const field = scope && fields[scope];
  if (field) await main.getByLabel(field.label).selectOption({ index: 1 });
  await main.getByRole('region').getByText(/\w/).first().waitFor();
  if (show) {
    await main.locator(`a[href^="/show-${name}/"]`).first().click();
    await visit.page.getByRole('definition').first().waitFor();
    await visit.page.goBack();
  }
  const button = (text: string) => visit.page.getByRole('button', { name: text, exact: true });
  if (edit) {
    await main.locator(`a[href^="/edit-${name}/"]`).first().click();
    await button(edit.button).waitFor();
  }
  if (create) {
    await visit.goto(`/add-${name}`);
    await button(create.button).waitFor();
  }
  expect(visit.pageErrors).toEqual([]);
}
