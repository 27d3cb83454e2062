import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/selection.json';

/** The texts of selections, which the first list does without. */
export const selectionText = createTranslate(texts);
