import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer, serverMessage } from '../../src/provider/parseAnswer';

test.each(['[1,2', '{"a":', '{"a":1}}', '"half'])('%s is JSON that was cut off', (text) => {
  expect(parseAnswer(text, 'application/json')).toBe('cut-off');
});

test.each(['', ' \n ', 'OK', 'nul', 'tru'])('%j has no content', (text) => {
  expect(parseAnswer(text, 'text/plain')).toEqual({ json: undefined });
});

test('HTML is not an API response, whatever its content type', () => {
  expect(parseAnswer('  <html></html>', 'application/json')).toBe('not-api');
  expect(parseAnswer('{}', 'text/html')).toBe('not-api');
});

test('any JSON is parsed to its value', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseAnswer(text, 'application/json')).toEqual({ json: JSON.parse(text) });
    }),
  );
});

test('any JSON object or list that is cut off is recognised as such', () => {
  const cut = fc
    .oneof(fc.array(fc.jsonValue(), { minLength: 1 }), fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }))
    .map((value) => JSON.stringify(value))
    .chain((text) => fc.integer({ min: 1, max: text.length - 1 }).map((length) => text.slice(0, length)));
  fc.assert(
    fc.property(cut, (text) => {
      expect(parseAnswer(text, 'application/json')).toBe('cut-off');
    }),
  );
});

test.each([
  [{ message: ' Duplicate\n  entry ' }, 'Duplicate entry'],
  [{ message: 'x'.repeat(301) }, `${'x'.repeat(300)}…`],
  [{ message: 'x'.repeat(300) }, 'x'.repeat(300)],
  [{ message: '  ' }, undefined],
  [{ message: 7 }, undefined],
  [{ error: 'No such table' }, 'No such table'],
  [{ error: { code: 7, message: 'No such table' } }, 'No such table'],
  [
    { statusCode: 400, message: ['The name is blank', 'The price is blank'], error: 'Bad Request' },
    'The name is blank The price is blank',
  ],
  [
    { message: 'Not saved.', errors: [{ field: 'name', message: 'The name is blank' }] },
    'Not saved. The name is blank',
  ],
  [
    { errors: [{ message: 'The name is blank' }, { detail: 'The price is blank' }] },
    'The name is blank The price is blank',
  ],
  [{ errors: { name: ['is blank'], price: 'is short' } }, 'name: is blank price: is short'],
  [{ errors: ['The name is blank', 'The name is blank'] }, 'The name is blank'],
  [{ type: 'about:blank', title: 'Bad Request', status: 400, detail: 'The name is blank' }, 'The name is blank'],
  [{ title: 'Bad Request', status: 400 }, 'Bad Request'],
  [{ message: ' ', errors: [], detail: '', error: 'no' }, 'no'],
  [{ code: 'E1', at: { line: 3 } }, undefined],
  [{ message: 'Not like this', errors: [{ field: 'title' }] }, 'Not like this'],
  [{ detail: [{ loc: ['body', 'price'], msg: 'Not a number', type: 'float' }] }, 'Not a number'],
  ['The name\nis blank', 'The name is blank'],
  [null, undefined],
  [undefined, undefined],
])("the site's message in %j becomes one line of text, or none [X-SAYS-01]", (answer, message) => {
  expect(serverMessage(answer)).toBe(message);
});
