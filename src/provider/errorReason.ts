import type { Translate } from '../i18n/createTranslate';
import { formatBytes } from '../i18n/formatBytes';
import { HttpError } from './HttpError';

/** Names what was too large, since neither the site nor its declared text says how large it is. */
function tooLargeText(parts: HttpError['tooLarge'], translate: Translate): string {
  const [{ name, size }] = parts as readonly [HttpError['tooLarge'][number]];
  if (name === undefined) return translate('console.errors.bodyTooLarge', { size: formatBytes(size) });
  const files = parts.map((part) => `${part.name} (${formatBytes(part.size)})`).join(', ');
  return translate('console.errors.fileTooLarge', { smart_count: parts.length, files });
}

/** Why a call failed, as a sentence for the administrator. The site's own message is quoted unchanged. */
export function errorReason(error: unknown, translate: Translate): string {
  if (!(error instanceof HttpError)) return translate('console.errors.unexpected');
  const { reason, status, siteMessage, tooLarge } = error;
  const quoted = siteMessage === undefined ? [] : [translate('console.errors.siteMessage', { message: siteMessage })];
  if (tooLarge.length > 0) return [tooLargeText(tooLarge, translate), ...quoted].join(' ');
  return quoted[0] ?? translate(`console.errors.${reason}`, { status });
}
