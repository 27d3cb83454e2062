import type { CellContext } from '../../declare/kind';
import { textOf } from '../cellText';

/** Where a stored file is. A site may give its whole address. */
export function fileAddress(value: unknown, folder: string, { uploadUrl }: Pick<CellContext, 'uploadUrl'>): string {
  const file = textOf(value);
  return /^https?:\/\//i.test(file) ? file : uploadUrl(folder, file);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name of a file as people know it: the last part of its address. */
export function fileName(value: unknown): string {
  const file = textOf(value);
  if (!/^https?:\/\//i.test(file)) return file;
  return decoded(
    file
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? file,
  );
}
