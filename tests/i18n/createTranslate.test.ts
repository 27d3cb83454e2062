import { expect, test } from 'vitest';
import { createTranslate } from '../../src/i18n/createTranslate';

const translate = createTranslate({
  list: { empty: 'No %{items} found.', count: '%{smart_count} row |||| %{smart_count} rows' },
});

test('a text is found by its key, with its values filled in', () => {
  expect(translate('list.empty', { items: 'rows' })).toBe('No rows found.');
});

test('singular and plural are chosen by smart_count', () => {
  expect(translate('list.count', { smart_count: 1 })).toBe('1 row');
  expect(translate('list.count', { smart_count: 0 })).toBe('0 rows');
  expect(translate('list.count', { smart_count: 12 })).toBe('12 rows');
});

test('a key without a text shows its default, or itself', () => {
  expect(translate('list.none', { _: 'Nothing' })).toBe('Nothing');
  expect(translate('list')).toBe('list');
});

test('a value that is not given stays visible in the text', () => {
  expect(translate('list.empty')).toBe('No %{items} found.');
});
