import { expect } from 'vitest';
import { areaAt } from '../browser/app/areas';
import { button, chooseScreen, onlyAlert, openList, pathOf } from '../browser/app/steps';
import { sampleFiles } from '../browser/harness/sampleFiles';
import { signedIn } from '../site/signedIn';
import type { CallKind, Desk } from './CallKind';

const area = areaAt('/home-features');

/** Deletes the last card of a list. */
export function removeKind({ visit, app }: Desk): CallKind {
  // A dialog hides what is behind it from assistive technology; the cards are counted all the same.
  const includeHidden = true;
  const cards = visit.page
    .getByRole('main', { includeHidden })
    .getByRole('listitem', { includeHidden })
    .filter({ has: visit.page.getByRole('link', { name: 'Edit', includeHidden }) });
  let count = 0;
  const dialog = visit.page.getByRole('alertdialog');
  const seeCards = async (number: number) => {
    await expect.poll(() => cards.count()).toBe(number);
    expect(pathOf(visit)).toBe(area.list);
  };
  const act = async () => {
    await button(visit, 'Delete').last().click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  return {
    call: area.calls.remove ?? '',
    key: 'data',
    failure: 'The feature could not be deleted.',
    prepare: async () => {
      const ask = await signedIn(app.site);
      const body = new FormData();
      body.set('title', 'One to delete');
      body.set('description', 'It goes again');
      body.set(
        'image',
        new File([new Uint8Array(sampleFiles.png.buffer)], sampleFiles.png.name, { type: 'image/png' }),
      );
      await ask('POST', '/api/loan/addHomeFeatures', body);
      const answer = await ask('GET', '/api/loan/getAllHomeFeatures');
      count = ((await answer.json()) as { features: readonly unknown[] }).features.length;
      // From another screen, so that the list is read again.
      await chooseScreen(visit, 'Dashboard');
      await openList(visit, area);
      await seeCards(count);
    },
    act,
    kept: async () => {
      await dialog.waitFor({ state: 'detached' });
      await seeCards(count);
    },
    again: () => button(visit, 'Retry').click(),
    returned: async () => {
      await seeCards(count);
      // The dialog closed with the session; a message now says that nothing was deleted.
      expect(await onlyAlert(visit)).toBe('The feature was not deleted.');
      await button(visit, 'Dismiss').click();
      await act();
    },
    succeeded: async () => {
      await dialog.waitFor({ state: 'detached' });
      await seeCards(count - 1);
    },
    waiting: async () => {
      expect(await dialog.getByRole('button', { name: 'Deleting…' }).getAttribute('aria-busy')).toBe('true');
      await seeCards(count);
    },
  };
}
