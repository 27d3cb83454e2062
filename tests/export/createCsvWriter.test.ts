import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { ExportValue } from '../../src/declare';
import { createCsvWriter } from '../../src/export/createCsvWriter';
import { writtenBytes } from './written';

async function csvOf(labels: readonly string[], ...parts: readonly (readonly ExportValue[])[][]): Promise<string> {
  const { target, bytes } = writtenBytes();
  const writer = createCsvWriter(labels, target);
  for (const rows of parts) await writer.write(rows);
  await writer.close();
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes());
}

/** As another program reads it. */
const readCsv = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

describe('a CSV file', () => {
  test('begins with the byte order mark and ends each line with CR LF [X-EXPORT-01]', async () => {
    expect(await csvOf(['ID', 'Name'], [[1, 'Asha']], [[2, 'Ravi']])).toBe('\ufeffID,Name\r\n1,Asha\r\n2,Ravi\r\n');
    expect(await csvOf(['ID'])).toBe('\ufeffID\r\n');
  });

  test('is read by another program as it was [X-EXPORT-01]', async () => {
    const rows = [
      ['आशा वर्मा', 'a, b; c', 'He said "no"'],
      ['two\nlines', 'a\r\nb', ' blanks '],
      ['12345678901234567890', '007', ''],
    ];
    expect(readCsv(await csvOf(['A', 'B', 'C'], rows))).toEqual([['A', 'B', 'C'], ...rows]);
  });

  test('has numbers, and dates that every spreadsheet reads [X-EXPORT-01]', async () => {
    const at = new Date(Date.UTC(2025, 1, 5, 14, 35));
    const text = await csvOf(['A', 'B', 'C', 'D'], [[-5, 1.25, at, new Date(Date.UTC(2025, 4, 1))]]);
    expect(text.split('\r\n')[1]).toBe('-5,1.25,2025-02-05 14:35:00,2025-05-01');
  });

  test.each([
    '=HYPERLINK("https://evil.example.com","Click")',
    '+91 555 000 1111',
    '-2+3+cmd',
    '@SUM(1,2)',
    '  =1+1',
    '＝1+1',
    '\ufeff=1',
  ])('has %j as a text that no spreadsheet evaluates [X-EXPORT-02]', async (typed) => {
    const [, [cell] = []] = readCsv(await csvOf(['Typed'], [[typed]]));
    expect(cell).toBe(`'${typed}`);
  });

  test.each([
    ['\t=1+1', "'\t'=1+1"],
    ['\r=1+1', "'\r'=1+1"],
    ['\n=1+1', "'\n'=1+1"],
    ["a;=cmd|'/C calc'!A0;b", "a;'=cmd|'/C calc'!A0;b"],
    ['a; \u00a0@SUM(1);+1', "a; \u00a0'@SUM(1);'+1"],
    ['a\tb\t-1+2', "a\tb\t'-1+2"],
    ['one\r\n=1\n\n＝2', "one\r\n'=1\n\n'＝2"],
  ])('has %j as %j, inert also where Excel separates by ; or tabs [X-EXPORT-02]', async (typed, inert) => {
    const [, [cell] = []] = readCsv(await csvOf(['Typed'], [[typed]]));
    expect(cell).toBe(inert);
  });

  test.each([
    'a; b',
    'x;y=1',
    'two\nlines - and more',
    '-5',
    '-12.50',
    'a=b',
    'x@example.com',
    '5550001111',
    "'quoted'",
  ])('has %j as it is [X-EXPORT-02]', async (typed) => {
    const [, [cell] = []] = readCsv(await csvOf(['Typed'], [[typed]]));
    expect(cell).toBe(typed);
  });

  test('has inert headings too [X-EXPORT-02]', async () => {
    expect(readCsv(await csvOf(['=1+1']))).toEqual([["'=1+1"]]);
  });
});
