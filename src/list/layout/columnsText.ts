import { createTranslate } from '../../i18n/createTranslate';
import texts from '../../i18n/en/columns.json';

/** The texts of the column chooser, which the first list does without. */
export const columnsText = createTranslate(texts);
