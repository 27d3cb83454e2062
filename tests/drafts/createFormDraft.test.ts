import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormDraft, type FormDraftOptions } from '../../src/drafts/createFormDraft';

import type { Draft } from '../../src/drafts/storage/Draft';

const owner = { user: 'name:a', resource: 'chapters', id: '1' };
const loaded = { title: 'One', text: null, unrelated: 'x' };

let values: Record<string, unknown>;
let stored: Map<string, Draft>;
let isFull: boolean;
const onRefused = vi.fn();

function open(unread: readonly string[] = []) {
  const form = {
    getValues: () => values,
    setValue: (name: string, value: unknown) => Object.assign(values, { [name]: value }),
    reset: (next: Record<string, unknown>) => {
      values = { ...next };
    },
  } as unknown as FormDraftOptions['form'];
  const drafts = {
    keep: async (draft: Draft, instead?: string) => {
      if (isFull) return false;
      stored.set(draft.draftId, draft);
      if (instead !== undefined) stored.delete(instead);
      return true;
    },
    drop: async (...draftIds: readonly string[]) => {
      for (const draftId of draftIds) stored.delete(draftId);
    },
  } as unknown as FormDraftOptions['drafts'];
  return createFormDraft({ owner, fields: ['title', 'text'], unread, loaded, form, drafts, onRefused });
}

beforeEach(() => {
  values = { ...loaded };
  stored = new Map();
  isFull = false;
  onRefused.mockClear();
});

test('what is typed and never shown is in no draft, which says that it lacks it [X-KIND-11]', async () => {
  const draft = open(['text']);
  values.text = 'Sample@730';
  await draft.write();
  expect([draft.isDirty(), draft.keptAt.get(), stored.size]).toEqual([true, undefined, 0]);
  values.title = 'Two';
  draft.addSent(values);
  await draft.write();
  expect(JSON.stringify([...stored.values()])).not.toContain('730');
  expect([...stored.values()][0]).toMatchObject({ values: { title: 'Two' }, lost: ['text'] });
});

describe('what is unsaved', () => {
  test('is nothing in a form that was just opened, nor where null became the empty text', () => {
    const draft = open();
    expect(draft.isDirty()).toBe(false);
    values.text = '';
    expect(draft.isDirty()).toBe(false);
    values.unrelated = 'y';
    expect(draft.isDirty()).toBe(false);
  });

  test('is stored with what the form was opened with, and deleted once it is changed back', async () => {
    const draft = open();
    values.title = 'Two';
    await draft.write();
    expect([...stored.values()]).toMatchObject([
      { ...owner, values: { title: 'Two', text: null }, loaded: { title: 'One', text: null } },
    ]);
    expect(draft.keptAt.get()).toBeTypeOf('number');
    values.title = 'One';
    await draft.write();
    expect(stored.size).toBe(0);
    expect(draft.keptAt.get()).toBeUndefined();
  });

  test('is reported where the browser does not store it', async () => {
    isFull = true;
    const draft = open();
    values.title = 'Two';
    await draft.write();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(draft.keptAt.get()).toBeUndefined();
  });

  test('is nothing after a save, and what is typed then is unsaved again', async () => {
    const draft = open();
    values.title = 'Two';
    await draft.write();
    draft.saved({ ...values });
    expect(draft.isDirty()).toBe(false);
    expect(stored.size).toBe(0);
    values.title = 'Three';
    expect(draft.isDirty()).toBe(true);
    expect(draft.base).toMatchObject({ title: 'Two' });
  });
});

test('after a reload of the record only untouched fields are compared with it', () => {
  const draft = open();
  values.title = 'Mine';
  draft.follow({ title: 'Theirs', text: 'New' });
  values.text = 'New';
  expect(draft.base).toMatchObject({ title: 'One', text: 'New' });
  values.title = 'Theirs';
  expect(draft.isDirty()).toBe(false);
});

test('a restored draft sets aside what was unsaved and brings what it was compared with', async () => {
  const draft = open();
  values.title = 'Typed meanwhile';
  const older: Draft = { ...owner, draftId: 'older', at: 1, values: { title: 'Older' }, loaded: { title: 'Zero' } };
  stored.set('older', older);
  const aside = draft.putIn(older);
  expect(values.title).toBe('Older');
  expect(aside?.values).toMatchObject({ title: 'Typed meanwhile' });
  expect(draft.base).toEqual({ title: 'Zero' });
  await vi.waitFor(() => expect([...stored.keys()].sort()).toEqual([aside?.draftId, draft.draftId].sort()));
});

test('a form that is cleared has what the site has, and no draft', async () => {
  const draft = open();
  values.title = 'Two';
  await draft.write();
  draft.clear();
  expect(values.title).toBe('One');
  expect(stored.size).toBe(0);
});

test('of a file that was sent it is remembered only that there was one', () => {
  const draft = open();
  draft.addSent({ title: new File(['large'], 'a.png'), text: 'x' });
  const [sent] = draft.sent;
  expect(sent).toMatchObject({ text: 'x' });
  expect(sent?.title).toEqual(new Blob());
  expect(sent?.title).toHaveProperty('size', 0);
});
