import { expect, test } from 'vitest';
import type { ErrorWords } from '../../src/declare/errorWords';
import { siteError } from '../../src/provider/siteError';
import { things } from './declarations';
import { answering, quietLog } from './fakeSite';
import { providerOfSite } from './providerOf';

const text = (answer: unknown, message: string | readonly string[]) => siteError(answer, { message }).siteMessage;

test('the text of an error is read where the site has it [X-ERROR-01]', () => {
  expect(text({ errors: [{ message: 'Taken', code: 7 }] }, 'errors.0.message')).toBe('Taken');
  expect(text({ error: { description: ['One.', 'Two.'] } }, 'error.description')).toBe('One. Two.');
  expect(text({ status: 'bad', reason: 'Full' }, ['error.text', 'reason'])).toBe('Full');
});

test('an error without that place is read as usual; so is one of RFC 9457 [X-ERROR-01]', () => {
  expect(text({ message: 'Full' }, 'errors.0.message')).toBe('Full');
  const problem = { type: 'https://example.com/p', title: 'Out of credit', status: 403, detail: 'You have 30.' };
  expect(siteError(problem).siteMessage).toBe('You have 30.');
});

const fieldsOf = (answer: unknown, fields: NonNullable<ErrorWords['fields']>) =>
  siteError(answer, { fields }).fieldErrors;

test.each([
  ['an object of lists', { errors: { email: ['is taken', 'is short'] } }, 'errors', { email: 'is taken is short' }],
  ['an object of texts', { errors: { email: 'is taken' } }, 'errors', { email: 'is taken' }],
  [
    'a list with paths',
    { errors: [{ data: { errors: [{ path: 'address.city', message: 'is unknown' }] } }] },
    'errors.0.data.errors',
    { 'address.city': 'is unknown' },
  ],
  [
    'RFC 9457',
    { errors: [{ detail: 'must be positive', pointer: '#/address/age' }] },
    'errors',
    { 'address.age': 'must be positive' },
  ],
  [
    'JSON:API',
    { errors: [{ detail: 'is taken', source: { pointer: '/data/attributes/email' } }] },
    'errors',
    { 'data.attributes.email': 'is taken' },
  ],
  ['a list of places', { detail: [{ loc: ['body', 'age'], msg: 'is no number' }] }, 'detail', { age: 'is no number' }],
  [
    'other names',
    { bad: [{ key: 'age', why: 'is low' }] },
    { at: 'bad', name: 'key', message: 'why' },
    { age: 'is low' },
  ],
  [
    'two errors of a field',
    {
      e: [
        { field: 'a', message: 'x' },
        { field: 'a', message: 'y' },
      ],
    },
    'e',
    { a: 'x y' },
  ],
  ['nothing', { message: 'Full' }, 'errors', undefined],
  ['a text', { errors: 'Full' }, 'errors', undefined],
])('what an error says of single fields is read from %s [X-ERROR-02]', (_, answer, fields, expected) => {
  expect(fieldsOf(answer, fields)).toEqual(expected);
});

test('a failed save has both, whether the site answers an error or 2xx with success false [X-ERROR-01] [X-ERROR-02]', async () => {
  quietLog();
  const provider = providerOfSite({ errors: { message: 'reason', fields: 'fields' } }, things);
  const answer = { success: false, reason: 'Not like this', fields: { words: 'are too few' } };
  const expected = { siteMessage: 'Not like this', fieldErrors: { words: 'are too few' } };
  for (const status of [200, 422]) {
    answering(answer, { status });
    await expect(provider.create('things', { data: { words: 'w' } })).rejects.toMatchObject(expected);
  }
});

test('a site that declares nothing has no errors of fields [X-ERROR-02]', async () => {
  quietLog();
  answering({ errors: { words: ['are too few'] } }, { status: 422 });
  await expect(providerOfSite({}, things).create('things', { data: {} })).rejects.toMatchObject({
    siteMessage: 'words: are too few',
    fieldErrors: undefined,
  });
});
