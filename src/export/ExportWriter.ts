import type { ExportValue } from '../declare/kind';

export type ExportRow = readonly ExportValue[];

/** Writes a file row by row. */
export interface ExportWriter {
  /** Resolves when the next rows may come; rejects if the file cannot be written. */
  write(rows: readonly ExportRow[]): Promise<void>;
  /** Resolves once the file is complete and saved. */
  close(): Promise<void>;
  /** Gives up, and leaves no file. */
  abort(): Promise<void>;
  /** Texts that the format has no room for, and that were cut. */
  cutTexts(): number;
}
