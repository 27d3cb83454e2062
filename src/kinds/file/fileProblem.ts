import type { Translate } from '../../i18n/createTranslate';
import { formatBytes } from '../../i18n/formatBytes';
import type { FileOptions } from './file';

/** Whether a file is of a type: an ending such as '.pdf', 'application/pdf', or 'image/*'. */
function isOfType({ name, type }: File, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase());
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted.toLowerCase();
}

/** What is wrong with a chosen file; a stored one has been accepted before. */
export function fileProblem(value: unknown, { accept, maxBytes }: FileOptions, translate: Translate) {
  if (!(value instanceof File)) return undefined;
  if (accept && !accept.some((wanted) => isOfType(value, wanted)))
    return translate('console.kinds.file.notAccepted', { types: accept.join(', ') });
  if (maxBytes !== undefined && value.size > maxBytes) {
    const sizes = { limit: formatBytes(maxBytes), size: formatBytes(value.size) };
    return translate('console.kinds.file.tooLarge', sizes);
  }
  return undefined;
}
