import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson, writeJson } from '../../src/provider/exactNumbers';

const long = [
  '9007199254740993',
  '-9007199254740993',
  '12345678901234567890',
  '0.12345678901234567890',
  '98765432109876543.21',
  '12.50000000000000000000',
  '1e400',
  '-1.5E-400',
  '123456789012345678e-3',
];

test.each(long)('%s is read as its digits and written back as the same number [X-DATA-01]', (digits) => {
  const text = `{"id":${digits},"in":{"list":[1,${digits},"${digits}"]},"text":"${digits}"}`;
  const read = readJson(text);
  expect(read).toEqual({ id: digits, in: { list: [1, digits, digits] }, text: digits });
  expect(writeJson(read)).toBe(text);
});

test.each([
  '0',
  '-1',
  '1.5',
  '9007199254740992',
  '1234567890123456',
  '0.30000000000000004',
  '1e21',
  '100000000000000000000',
])('%s, which JavaScript holds, stays a number [X-DATA-01]', (digits) => {
  expect(readJson(`{"id":${digits},"long":9007199254740993}`)).toEqual({
    id: Number(digits),
    long: '9007199254740993',
  });
});

test.each([
  ['digits', '"9007199254740993"'],
  ['quotes', String.raw`"say \"9007199254740993\" twice: 9007199254740993\\"`],
  ['a key', '"\\u0039007199254740993"'],
  ['line breaks', String.raw`"9007199254740993\n9007199254740993"`],
])('a text with %s stays that text [X-DATA-01]', (_, text) => {
  const json = `{"9007199254740993":${text},"id":9007199254740993}`;
  expect(readJson(json)).toEqual({ '9007199254740993': JSON.parse(text), id: '9007199254740993' });
  expect(JSON.parse(writeJson(readJson(json)))).toEqual(JSON.parse(json));
});

test.each([
  '{"id":09007199254740993}',
  '{"id":9007199254740993',
  '{"id":"9007199254740993}',
  '9007199254740993 1',
  '-',
  '',
])('what is no JSON is none with long numbers either: %s [X-DATA-01]', (text) =>
  expect(() => readJson(text)).toThrow(SyntaxError),
);

test('any JSON is read as JSON.parse reads it, and written as JSON.stringify writes it [X-DATA-01]', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(writeJson(readJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('any number of any length keeps its digits [X-DATA-01]', () => {
  const digits = fc.tuple(fc.bigInt({ min: 10n ** 16n, max: 10n ** 40n }), fc.option(fc.stringMatching(/^\d{1,30}$/)));
  fc.assert(
    fc.property(digits, ([whole, part]) => {
      const number = part === null ? `${whole}` : `${whole}.${part}`;
      const read = readJson(`[${number}]`) as unknown[];
      // 10000000000000000 is held exactly, and written like that.
      expect(String(read[0])).toBe(number);
      expect(writeJson(read)).toBe(`[${number}]`);
    }),
  );
});
