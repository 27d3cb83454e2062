import type { I18nProvider } from 'react-admin';
import { createTranslate, type Messages, type Translate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { retryableImport } from '../lazy/retryableImport';
import { createStore, type Store } from '../store/createStore';

const fetchTexts = retryableImport(() => import('ra-language-english'));

const providerOf = (translate: Translate): I18nProvider => ({
  translate,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
});

/**
 * The i18nProvider of react-admin, replaced by one that also knows the texts of react-admin's own components (`ra.*`) once
 * they are loaded. None of our screens shows any; they are loaded when a custom component asks for the first, and until
 * then each is blank.
 */
export function createI18nProvider(): Store<I18nProvider> {
  const ours = createTranslate(english);
  let isLoading = false;
  const load = async () => {
    isLoading = true;
    const texts = await fetchTexts().catch((error: unknown) => console.error(error));
    provider.set(providerOf(texts ? createTranslate({ ...english, ra: texts.default.ra as Messages }) : ours));
  };
  const provider = createStore(
    providerOf((key, options) => {
      if (!key.startsWith('ra.')) return ours(key, options);
      if (!isLoading) void load();
      return '';
    }),
  );
  return provider;
}
