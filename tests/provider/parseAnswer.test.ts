import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageOf } from '../../src/provider/message';
import { parseAnswer } from '../../src/provider/parseAnswer';

test.each(['[1,2', '{"a":', '{"a":1}}', '"half'])('%s began as JSON and did not end so', (text) => {
  expect(parseAnswer(text, 'application/json')).toBe('cut-off');
});

test.each(['', ' \n ', 'OK', 'nul', 'tru'])('%j has no content', (text) => {
  expect(parseAnswer(text, 'text/plain')).toEqual({ json: undefined });
});

test('HTML is not the API, whatever it is called', () => {
  expect(parseAnswer('  <html></html>', 'application/json')).toBe('not-api');
  expect(parseAnswer('{}', 'text/html')).toBe('not-api');
});

test('any JSON is read as what it is', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseAnswer(text, 'application/json')).toEqual({ json: JSON.parse(text) });
    }),
  );
});

test('any JSON object or list that is cut off is known to be', () => {
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
  [{ error: 'no' }, undefined],
  ['message', undefined],
  [null, undefined],
  [undefined, undefined],
])("the site's message in %j is one line of text, or none", (answer, message) => {
  expect(messageOf(answer)).toBe(message);
});
