import type { Translate } from '../i18n/createTranslate';
import { inSentence } from './inSentence';
import type { AnyResource } from './resource';

/** Labels inside a sentence that begins with them: 'Title and image', 'Title, text and image'. */
function listed(labels: readonly string[], translate: Translate): string {
  const words = labels.map((label, index) => (index === 0 ? label : inSentence(label)));
  const last = words.pop() ?? '';
  const fields = words.join(', ');
  return words.length === 0 ? last : translate('console.declaration.form.lastField', { fields, last });
}

/** Makes the texts that a declaration leaves out from the name of an item. */
export function defaultTexts({ item, items, single }: AnyResource, translate: Translate) {
  const several = items ?? translate('console.declaration.items', { item });
  const nouns = { item, noun: inSentence(item), nouns: inSentence(several) };
  const text = (key: string) => translate(`console.declaration.${key}`, nouns);
  return {
    items: several,
    list: () => ({ add: text('list.add'), empty: text('list.empty'), failed: text('list.notLoaded') }),
    form: (mode: 'create' | 'edit', required: readonly string[]) => ({
      heading: text(`${mode}.heading`),
      button: text(`${mode}.button`),
      invalid: translate('console.declaration.form.invalid', {
        fields: listed(required, translate),
        smart_count: required.length,
      }),
      failed: text('form.failed'),
      // The name of a single record, such as 'Settings', may be a plural.
      saved: text(single ? 'form.changesSaved' : 'form.saved'),
      notSaved: text(single ? 'form.changesNotSaved' : 'form.notSaved'),
      notLoaded: text('form.notLoaded'),
    }),
    show: () => ({ notLoaded: text('form.notLoaded') }),
    action: (label: string) => ({
      failed: translate('console.declaration.action.failed', { label }),
      notDone: translate('console.declaration.action.notDone', { label }),
    }),
    remove: () => ({
      ask: text('remove.ask'),
      failed: text('remove.failed'),
      deleted: text('remove.deleted'),
      notDeleted: text('remove.notDeleted'),
    }),
  };
}

export type DefaultTexts = ReturnType<typeof defaultTexts>;
