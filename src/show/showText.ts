import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/show.json';

/** The texts of what a record has beside its forms, which the first list does without. */
export const showText = createTranslate(texts);
