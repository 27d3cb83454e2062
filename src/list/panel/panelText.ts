import { createTranslate } from '../../i18n/createTranslate';
import texts from '../../i18n/en/panel.json';

/** The texts of the panel of a record, which the first list does without. */
export const panelText = createTranslate(texts);
