import { expect, test } from 'vitest';
import { complete, reference, text } from '../../src/declare';
import { formRecord, initialRecord, shownValues } from '../../src/form/formRecord';
import { english } from '../setup/english';

const resource = complete(
  {
    name: 'posts',
    label: 'Posts',
    item: 'Post',
    fields: {
      author: reference('Author', { to: 'authors', at: 'by.author' }),
      kind: text('Kind', { initial: 'note' }),
      link: text('Link', { visible: ({ kind }) => kind === 'link', initial: () => 'https://' }),
    },
  },
  english,
);
const form = resource.create as NonNullable<typeof resource.create>;

test('a form has the id of what a relation contains, and everything else as it is [X-KIND-05]', () => {
  const record = { id: 1, by: { author: { id: 3, name: 'A' }, at: 1 }, kind: 'link', more: {} };
  expect(formRecord(resource, form, record)).toEqual({ ...record, by: { author: 3, at: 1 } });
  expect(formRecord(resource, form, { id: 1, by: null })).toMatchObject({ id: 1 });
});

test('a new record has the initial values of its fields [X-KIND-01]', () => {
  expect(initialRecord(resource, form)).toEqual({ kind: 'note', link: 'https://' });
});

test('what a form does not show is sent as it was when the form opened [X-KIND-01]', () => {
  const opened = { kind: 'link', link: 'https://a' };
  const typed = { kind: 'note', link: 'https://b' };
  expect(shownValues(resource, form, typed, opened)).toEqual({ kind: 'note', link: 'https://a' });
  expect(shownValues(resource, form, { ...typed, kind: 'link' }, opened)).toEqual({ ...typed, kind: 'link' });
});
