import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { onScreen, openNamed } from './openNamed';
import { siteCall } from './siteCall';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const list = '/loan-form-effortless?loan_id=1';
const call = 'DELETE /loan/deleteLoanEffortlessForm/:id';
const items = async () =>
  ((await siteCall(app, 'GET', '/loan/getLoanEffortlessFormById/1')).description as unknown[]).length;
const rows = (visit: Visit) => visit.page.getByRole('link', { name: 'Edit', exact: true });

/** Presses Delete on the first description of loan 1, of which there are `count`. */
async function deleted(): Promise<{ readonly visit: Visit; readonly count: number }> {
  const count = await items();
  const visit = await openNamed(app, list);
  await expect.poll(() => rows(visit).count()).toBe(count);
  await visit.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect.poll(() => rows(visit).count()).toBe(count - 1);
  return { visit, count };
}

describe('a deletion without a question', () => {
  test('that fails on another screen shows an error there, and the row is back on return [R-FORMEFF-20, R-FORMEFF-21]', async () => {
    const { visit, count } = await deleted();
    await visit.answer(call, { status: 500, body: { message: 'Locked' }, times: 1 });
    await visit.page.getByRole('link', { name: 'Mission', exact: true }).click();
    await onScreen(visit.page, 'Mission');
    await expect
      .poll(() => visit.alert().allInnerTexts())
      .toEqual(['The description could not be deleted. The site answered: Locked']);
    await visit.page.goBack();
    await expect.poll(() => rows(visit).count()).toBe(count);
    await visit.page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect.poll(() => rows(visit).count()).toBe(count - 1);
    expect(await items()).toBe(count - 1);
  });

  test('can outlive the page: it is sent with keepalive when the tab is closed or reloaded [R-FORMEFF-21]', async () => {
    const { visit } = await deleted();
    await visit.page.evaluate(() => {
      const send = fetch;
      globalThis.fetch = (url, init) => {
        // What is new may be asked for at the same time.
        if (init?.method === 'DELETE') localStorage.setItem('sent', JSON.stringify([init.method, init.keepalive]));
        return send(url, init);
      };
    });
    await visit.page.reload();
    await expect.poll(() => visit.requests(call)).toHaveLength(1);
    expect(await visit.page.evaluate(() => localStorage.getItem('sent'))).toBe('["DELETE",true]');
  });

  test('causes no question of the browser when the tab closes, since it is not unsaved work [R-FORMEFF-21]', async () => {
    const { visit } = await deleted();
    const asked: string[] = [];
    visit.page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await visit.page.reload();
    await expect.poll(() => visit.requests(call)).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});
