import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../src/declare';
import { jsonError } from '../../src/kinds/json/jsonError';
import { readJson, writeJson } from '../../src/provider/exactNumbers';
import { english } from '../setup/english';

const field = json('Details');
const inText = json('Details', { as: 'text' });
const { kind } = field;
const context = { stored: undefined, siteId: async () => undefined, isMultipart: false };

describe('an error in JSON', () => {
  test.each([
    ['{"a": 1,}', 1, 9],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['[1, 2', 1, 6],
    ['{"a": "b\n"}', 1, 9],
    ['{a: 1}', 1, 2],
    ['[01]', 1, 3],
    ['{"a": tru}', 1, 7],
    ['"\\x"', 1, 2],
    ['{} {}', 1, 4],
    ["{'a': 1}", 1, 2],
    ['{\n  "a": [\n    1\n  ]\n]', 5, 1],
    ['', 1, 1],
  ])('%j is in line %i at position %i [X-KIND-14]', (text, line, position) => {
    expect(jsonError(text)).toEqual({ line, position });
  });

  test('is a name that is there twice, since only one of its values would be kept [X-KIND-14]', () => {
    expect(jsonError('{"a": 1, "b": {"a": 2}, "\\u0061": 3}')).toEqual({ line: 1, position: 25, twice: 'a' });
  });

  test('is in every text that is none, and in no other [X-KIND-14]', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const isWhole = JSON.stringify(JSON.parse(text)).length > 0;
        expect([isWhole, jsonError(text)?.twice === undefined && jsonError(text)]).toEqual([true, undefined]);
      }),
    );
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(',', '"', '}', 'x', ']', '\\'), (text, place, stray) => {
        const at = place % (text.length + 1);
        const broken = text.slice(0, at) + stray + text.slice(at);
        const isJson = (() => {
          try {
            return JSON.parse(broken) !== undefined;
          } catch {
            return false;
          }
        })();
        const error = jsonError(broken);
        expect(error === undefined || error.twice !== undefined).toBe(isJson);
      }),
    );
  });
});

test('a form has the text of the value, and sends the value with all digits of its numbers [X-KIND-14]', () => {
  const stored = readJson('{"a":[1,{"b":12345678901234567890}],"c":"x"}');
  const text = kind.toForm?.(stored, field);
  expect(text).toBe('{\n  "a": [\n    1,\n    {\n      "b": 12345678901234567890\n    }\n  ],\n  "c": "x"\n}');
  expect(writeJson(kind.toSend?.(text, field, context))).toBe('{"a":[1,{"b":12345678901234567890}],"c":"x"}');
  expect([kind.toForm?.(null, field), kind.toForm?.('x', field), kind.toForm?.(0, field)]).toEqual(['', '"x"', '0']);
  expect([kind.toSend?.('', field, context), kind.toSend?.('null', field, context)]).toEqual(['', null]);
});

test('a text that the site keeps, or a multipart body has, is sent as it was typed [X-KIND-14]', () => {
  const text = '{ "b": 1,\n "a": 2 }';
  expect(inText.kind.toForm?.(text, inText)).toBe(text);
  expect(inText.kind.toSend?.(text, inText, context)).toBe(text);
  expect(kind.toSend?.(text, field, { ...context, isMultipart: true })).toBe(text);
});

test('two texts are the same if their values are, and a broken one is compared as it is [X-KIND-14]', () => {
  const compared = (value: unknown) => kind.compared?.(value, field);
  expect(compared('{ "b": [1], "a": "1" }')).toBe(compared('{"a":"1","b":[1]}'));
  expect(compared('{"a": 1}')).not.toBe(compared('{"a": "1"}'));
  expect([compared('{"a": '), compared('')]).toEqual(['{"a": ', '']);
});

test('a text that is no JSON is refused with its place; a check gets the value [X-KIND-14]', () => {
  expect(kind.problem?.('{"a": 1', field, english)).toBe('Not JSON: line 1, position 8');
  expect(kind.problem?.('{"a": 1, "a": 2}', field, english)).toBe("'a' is there twice: line 1, position 10");
  expect([kind.problem?.('{"a": 1}', field, english), kind.plainValue?.('{"a": 1}', field)]).toEqual([
    undefined,
    { a: 1 },
  ]);
  expect(kind.exportValue?.({ a: 1 }, field, { titleOf: () => undefined, uploadUrl: () => '' })).toBe('{"a":1}');
});
