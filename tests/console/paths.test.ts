import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editBase, editPath, idAfter } from '../../src/console/paths';

/** As the browser resolves it. */
const resolved = (path: string) => new URL(path, 'https://console.example').pathname;

test.each(['a%2Fb', 'a/b', '.', '..', '', '~', '~.', '%2e', '%', 'ü', '9007199254740993', '?', '#', ' '])(
  'the address of the record %j leads to it [X-DATA-01]',
  (id) => {
    expect(idAfter(editBase('loans'), resolved(editPath('loans', id)))).toBe(id);
    expect(idAfter(editBase('loans'), `${resolved(editPath('loans', id))}/`)).toBe(id);
    expect(resolved(editPath('loans', id)).split('/')).toHaveLength(3);
  },
);

test('the address of any record leads to it [X-DATA-01]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(idAfter(editBase('loans'), resolved(editPath('loans', id)))).toBe(id);
    }),
  );
});

test('an address that is not encoded is taken as it is', () => {
  expect(idAfter(editBase('loans'), '/edit-loans/5%')).toBe('5%');
});
