import { createTranslate } from '../../src/i18n/createTranslate';
import { english as texts } from '../../src/i18n/english';

/** Translates as the console does. */
export const english = createTranslate(texts);
