import { writeXlsxStream } from 'hucre/xlsx';
import type { ExportValue, Width } from '../declare/kind';
import { dateText } from './csv';
import type { ExportRow, ExportWriter } from './ExportWriter';
import type { ExportColumn } from './exportColumns';
import { inertText } from './inertText';

/** The widths of columns in characters. */
const widths: Readonly<Record<Width, number>> = {
  id: 10,
  short: 12,
  picture: 40,
  status: 12,
  phone: 16,
  code: 16,
  link: 40,
  text: 24,
  name: 28,
  date: 18,
  longText: 60,
  mail: 30,
};

/** `@` makes Excel keep what is typed into a cell as text: leading zeros stay, and no formula is evaluated. */
const formats: Readonly<Record<ExportColumn['format'], string | undefined>> = {
  text: '@',
  number: undefined,
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

/** Excel refuses a file with longer texts. */
const mostCharacters = 32_767;

/** Texts such as `_x0041_`, which Excel reads as the code of a character, and characters that XML cannot contain. */
const escapeLike = /_x(?=[\da-f]{4}_)/gi;
const noCharacter = /[\ufffe\uffff]/g;

function cut(text: string): string {
  const end = mostCharacters - 1;
  // Not between the halves of one character.
  return `${text.slice(0, /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end)}…`;
}

/** Excel allows up to 31 characters, some of them not. */
function sheetName(label: string): string {
  const name = label
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim();
  return name === '' || /^history$/i.test(name) ? 'Records' : name;
}

async function* rowsFrom(reader: ReadableStreamDefaultReader<readonly ExportRow[]>): AsyncGenerator<ExportValue[]> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const row of value) yield [...row];
  }
}

/** Used in place of `pipeTo`, which after a failure waits for the source to end: this source would wait for rows for ever. */
async function pump(source: ReadableStream<Uint8Array>, target: WritableStream<Uint8Array>): Promise<void> {
  const [reader, writer] = [source.getReader(), target.getWriter()];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await writer.write(value);
    }
    await writer.close();
  } catch (error) {
    void writer.abort(error).catch(() => undefined);
    throw error;
  }
}

/** Writes an Excel workbook into `target` as the rows come: only some rows are ever in memory. */
export function createXlsxWriter(
  name: string,
  columns: readonly ExportColumn[],
  target: WritableStream<Uint8Array>,
): ExportWriter {
  const { readable, writable } = new TransformStream<readonly ExportRow[], readonly ExportRow[]>();
  const options = {
    name: sheetName(name),
    columns: columns.map(({ label, width, format }) => {
      const numFmt = formats[format];
      return { header: label, width: widths[width], ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  };
  const [rows, writer] = [readable.getReader(), writable.getWriter()];
  const written = pump(writeXlsxStream(rowsFrom(rows), options), target);
  // A write that is waiting fails then, too, and reports the error.
  written.catch((error: unknown) => rows.cancel(error).catch(() => undefined));
  let cutTexts = 0;
  const fitting = (value: ExportValue, index: number) => {
    const isText = columns[index]?.format === 'text';
    // The format of a column is that of all its cells: in one of texts a date would be shown as a number of days.
    if (value instanceof Date) return isText ? dateText(value) : value;
    if (typeof value !== 'string') return value;
    const whole = isText ? value : inertText(value);
    if (whole.length > mostCharacters) cutTexts += 1;
    const text = whole.length > mostCharacters ? cut(whole) : whole;
    return text.replace(escapeLike, '_x005F_x').replace(noCharacter, '\ufffd');
  };
  const orReason = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      await written;
      throw error;
    }
  };
  return {
    write: (added) => orReason(writer.write(added.map((row) => row.map(fitting)))),
    close: async () => {
      await orReason(writer.close());
      await written;
    },
    abort: async () => {
      await writer.abort();
      await written.catch(() => undefined);
    },
    cutTexts: () => cutTexts,
  };
}
