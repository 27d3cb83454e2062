import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { ExportValue, Width } from '../../src/declare';
import { createXlsxWriter } from '../../src/export/createXlsxWriter';
import type { ExportColumn } from '../../src/export/exportColumns';
import { writtenBytes } from './written';

const column = (label: string, width: Width, format: ExportColumn['format'] = 'text'): ExportColumn => ({
  key: label,
  label,
  width,
  format,
  isMasked: false,
  value: () => '',
});

interface Written {
  readonly bytes: Uint8Array;
  readonly cutTexts: number;
}

async function write(
  columns: readonly ExportColumn[],
  rows: readonly (readonly ExportValue[])[],
  name = 'Users',
): Promise<Written> {
  const { target, bytes } = writtenBytes();
  const writer = createXlsxWriter(name, columns, target);
  await writer.write(rows);
  await writer.close();
  return { bytes: bytes(), cutTexts: writer.cutTexts() };
}

/** As another program reads it. */
async function read({ bytes }: Written) {
  const [sheet] = await readXlsx(Buffer.from(bytes));
  return sheet;
}

const partOf = ({ bytes }: Written, part: string) => strFromU8(unzipSync(bytes)[part] ?? new Uint8Array());
const sheetOf = (written: Written) => partOf(written, 'xl/worksheets/sheet1.xml');

/** The number format of each cell of the first row below the heading: '' is Excel's General. */
function formatsOf(file: Written): string[] {
  const styles = partOf(file, 'xl/styles.xml');
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const [, ofCells = ''] = styles.split('<cellXfs');
  const used = [...ofCells.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) => codes.get(id) ?? '');
  const [, , row = ''] = sheetOf(file).split('<row ');
  return [...row.matchAll(/<c ([^>]*)>/g)].map(([, cell = '']) => used[Number(/s="(\d+)"/.exec(cell)?.[1] ?? 0)] ?? '');
}

describe('an Excel file', () => {
  test('has numbers as numbers, dates as dates and all else as text [X-EXPORT-03]', async () => {
    const at = new Date(Date.UTC(2025, 1, 5, 14, 35));
    const columns = [
      column('ID', 'id'),
      column('Name', 'name'),
      column('Phone', 'phone'),
      column('At', 'date', 'moment'),
    ];
    const file = await write(columns, [
      [4101, 'आशा वर्मा', '5550001111', at],
      [-5.25, '007', '12345678901234567890', 'soon'],
    ]);
    expect((await read(file))?.data).toEqual([
      ['ID', 'Name', 'Phone', 'At'],
      [4101, 'आशा वर्मा', '5550001111', at],
      [-5.25, '007', '12345678901234567890', 'soon'],
    ]);
  });

  test('has the format of each column in its cells, however wide it is [X-EXPORT-03]', async () => {
    const day = new Date(Date.UTC(2025, 4, 1));
    const columns = [
      ...[column('ID', 'id'), column('PIN', 'short'), column('State', 'status'), column('Site', 'link')],
      ...[column('Price', 'code', 'number'), column('Day', 'code', 'day'), column('At', 'date', 'moment')],
    ];
    const file = await write(columns, [['007', '0420', '=1', '007', 12.5, day, day]]);
    expect(formatsOf(file)).toEqual(['@', '@', '@', '@', '', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
    expect((await read(file))?.data[1]).toEqual(['007', '0420', '=1', '007', 12.5, day, day]);
  });

  test('has a date among texts as a text, and a formula among numbers as one that stays so [X-EXPORT-03]', async () => {
    const columns = [column('Any', 'text'), column('Price', 'code', 'number')];
    const file = await write(columns, [[new Date(Date.UTC(2025, 4, 1)), '=1+1']]);
    expect((await read(file))?.data[1]).toEqual(['2025-05-01', "'=1+1"]);
  });

  test('has columns as wide as their kind needs, and a heading that stays in sight [X-EXPORT-03]', async () => {
    const sheet = sheetOf(await write([column('ID', 'id'), column('Mail', 'mail')], []));
    expect(sheet).toMatch(/<col min="1" max="1" width="10" customWidth="true"\/><col min="2" max="2" width="30"/);
    expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  });

  test.each([
    '=HYPERLINK("https://evil.example.com","Click")',
    '+91 555',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' x ',
  ])('has %j as exactly that text, never as a formula [X-EXPORT-02]', async (typed) => {
    const file = await write([column('Typed', 'text')], [[typed]]);
    expect(sheetOf(file)).not.toMatch(/<f>|t="str"/);
    expect(sheetOf(file)).toContain('t="inlineStr"');
    // The format Text: it stays one when the cell is edited.
    expect(partOf(file, 'xl/styles.xml')).toContain('formatCode="@"');
    // The reader leaves out blanks at both ends.
    expect((await read(file))?.data[1]?.[0]).toBe(typed.trim());
  });

  test('keeps what looks like an escaped character, and replaces what XML cannot have', async () => {
    const file = await write([column('Typed', 'text')], [['_x0041_ \u0001 \uffff \ud83d\ude00']]);
    expect(sheetOf(file)).toContain('_x005F_x0041_ _x0001_ \ufffd \u{1f600}');
  });

  test('cuts a text that Excel has no room for, and counts it [X-EXPORT-08]', async () => {
    const file = await write([column('Text', 'longText')], [['a'.repeat(40_000)], ['b'.repeat(32_767)]]);
    const data = (await read(file))?.data ?? [];
    expect(data[1]?.[0]).toBe(`${'a'.repeat(32_766)}…`);
    expect(data[2]?.[0]).toHaveLength(32_767);
    expect(file.cutTexts).toBe(1);
  });

  test.each([
    ['Terms: A/B [1]', 'Terms  A B  1'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ['History', 'Records'],
    ["'", 'Records'],
  ])('of %j has the sheet %j', async (label, name) => {
    expect((await read(await write([column('ID', 'id')], [], label)))?.sheet).toBe(name);
  });

  test('that cannot be written says why', async () => {
    const target = new WritableStream<Uint8Array>({
      write: () => {
        throw new Error('the disk is full');
      },
    });
    const writer = createXlsxWriter('Users', [column('ID', 'id')], target);
    const all = async () => {
      for (let page = 0; page < 5000; page += 1) await writer.write([[page]]);
      await writer.close();
    };
    await expect(all()).rejects.toThrow('the disk is full');
  });

  test('that is given up is not finished', async () => {
    const { target, bytes } = writtenBytes();
    const writer = createXlsxWriter('Users', [column('ID', 'id')], target);
    await writer.write([[1]]);
    await writer.abort();
    expect(bytes).toThrow('not closed');
  });
});
