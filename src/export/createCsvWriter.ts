import { byteOrderMark, csvText } from './csv';
import type { ExportRow, ExportWriter } from './ExportWriter';

/** Writes comma-separated values into `target`. */
export function createCsvWriter(labels: readonly string[], target: WritableStream<Uint8Array>): ExportWriter {
  const writer = target.getWriter();
  const encoder = new TextEncoder();
  let begin = byteOrderMark + csvText([labels]);
  const write = (rows: readonly ExportRow[]) => {
    const text = begin + csvText(rows);
    begin = '';
    return writer.write(encoder.encode(text));
  };
  return {
    write,
    close: async () => {
      if (begin !== '') await write([]);
      await writer.close();
    },
    abort: () => writer.abort(),
    cutTexts: () => 0,
  };
}
