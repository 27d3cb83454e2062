import { createTranslate } from '../i18n/createTranslate';
import texts from '../i18n/en/config.json';

/** What is wrong with the settings, which few who sign in see. */
export const configProblem = createTranslate(texts);
