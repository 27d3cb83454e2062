import * as reactAdmin from 'react-admin';
import { expect, test, vi } from 'vitest';
import { password, text } from '../../src/declare';
import { exporterOf, exportRows } from '../../src/list/useListContextValue';

vi.mock('react-admin', () => ({ downloadCSV: vi.fn() }));

test('rows are exported with a column per field; commas, quotes and line breaks are quoted', () => {
  const rows = [
    { id: 1, name: 'One, "two"' },
    { id: 2, note: 'a\nb', tags: ['x'] },
  ];
  void exportRows(rows, async () => ({}), {} as never, 'items');
  expect(reactAdmin.downloadCSV).toHaveBeenCalledWith(
    'id,name,note,tags\n1,"One, ""two""",,\n2,,"a\nb","[""x""]"',
    'items',
  );
});

test('a password is in no export [X-KIND-11]', () => {
  const fields = { name: text('Name'), 'login.pin': password('PIN') };
  const rows = [{ id: 1, name: 'One', login: { pin: '$hash', at: 1 } }];
  void exporterOf({ fields })(rows, async () => ({}), {} as never, 'items');
  expect(reactAdmin.downloadCSV).toHaveBeenLastCalledWith('id,name,login\n1,One,"{""at"":1}"', 'items');
});
