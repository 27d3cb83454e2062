import { createTranslate } from '../../i18n/createTranslate';
import texts from '../../i18n/en/views.json';

/** The texts of saved views, which lists without them do without. */
export const viewsText = createTranslate(texts);
