import { expect, test, vi } from 'vitest';
import { exportRows } from '../../src/export/exportRows';
import * as target from '../../src/export/openTarget';

test('records of a custom component are exported with a column for each key, inert and without secrets [X-EXPORT-02] [X-KIND-11]', async () => {
  const save = vi.spyOn(target, 'saveBlob').mockReturnValue(undefined);
  const rows = [
    { id: 1, name: 'One, "two"', code: '604913', login: { pin: '1234', at: 1 } },
    { id: 2, note: '=1+1', tags: ['x'] },
  ];
  exportRows('items', rows, ['code', 'login.pin']);
  const [name, blob] = save.mock.calls[0] ?? [];
  expect(name).toBe('items.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer())).toBe(
    '\ufeffid,name,login,note,tags\r\n1,"One, ""two""","{""at"":1}",,\r\n2,,,\'=1+1,"[""x""]"\r\n',
  );
});
