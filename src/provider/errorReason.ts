import type { Translate } from '../i18n/createTranslate';
import { HttpError } from './HttpError';

/** Why a call failed, as a sentence for the administrator. The site's own message is quoted unchanged. */
export function errorReason(error: unknown, translate: Translate): string {
  if (!(error instanceof HttpError)) return translate('console.errors.unexpected');
  const { reason, status, siteMessage } = error;
  if (siteMessage !== undefined) return translate('console.errors.siteMessage', { message: siteMessage });
  return translate(`console.errors.${reason}`, { status });
}
