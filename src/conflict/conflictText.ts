import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/conflict.json';

/** The texts of conflicts, which the first form does without. */
export const conflictText = createTranslate(texts);
