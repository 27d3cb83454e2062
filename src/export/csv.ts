import type { ExportValue } from '../declare/kind';
import { inertCells, inertText } from './inertText';

/** Without it spreadsheets read UTF-8 as another encoding. */
export const byteOrderMark = '\ufeff';

/** `2025-02-05 14:35:00`, which spreadsheets in every language read as a date; midnight is a day alone. */
export function dateText(date: Date): string {
  const [day = '', time = ''] = date
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A value as text that is inert in spreadsheets. */
export function cellText(value: ExportValue): string {
  if (typeof value === 'string') return inertText(value);
  return value instanceof Date ? dateText(value) : String(value);
}

function field(value: ExportValue): string {
  const text = inertCells(cellText(value));
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them, each with its end. */
export function csvText(rows: readonly (readonly ExportValue[])[]): string {
  return rows.map((values) => `${values.map(field).join(',')}\r\n`).join('');
}
