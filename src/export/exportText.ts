import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/export.json';

/** The texts of exports, which the first list does without. */
export const exportText = createTranslate(texts);
