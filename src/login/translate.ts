import { createTranslate } from '../i18n/createTranslate';
import session from '../i18n/en/session.json';

/** The texts of the login page, which has neither react-admin nor the rest of the catalogue. */
export const translate = createTranslate({ console: { session } });
