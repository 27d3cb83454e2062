import { createTranslate } from '../../i18n/createTranslate';
import texts from '../../i18n/en/find.json';

/** The texts of searching, filtering, sorting and paging by the site, which other lists do without. */
export const findText = createTranslate(texts);
