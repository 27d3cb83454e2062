import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/refusedCall.json';

/** The texts about a call that was refused again, which few who sign in see. */
export const refusedCallText = createTranslate(texts);
