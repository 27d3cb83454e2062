import type { ExportValue } from '../declare/kind';
import { textOf } from './cellText';

/** A value in an exported file: a number as one, unless a spreadsheet would drop digits of it; all else as text. */
export function plainExport(value: unknown): ExportValue {
  const isKept = typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e15;
  return isKept ? value : textOf(value);
}
