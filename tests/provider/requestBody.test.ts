import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnyResource,
  choices,
  complete,
  image,
  list,
  longText,
  number,
  post,
  reference,
  text,
} from '../../src/declare';
import { requestBody } from '../../src/provider/requestBody';
import { english } from '../setup/english';

const json: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { loan_id: reference('Loan', { to: 'loans' }), words: longText('Words') },
  create: { via: post('/notes') },
};
const multipart: AnyResource = {
  ...json,
  fields: { ...json.fields, picture: image('Picture'), banner: image('Banner') },
};

async function built(resource: AnyResource, values: Readonly<Record<string, unknown>>) {
  const { create } = complete(resource, english);
  if (!create) throw new Error('nothing to create');
  return requestBody(create, values);
}

/** The request that a browser makes from the body. */
async function sent(resource: AnyResource, values: Readonly<Record<string, unknown>>): Promise<Request> {
  return new Request('https://api.example.com', { method: 'POST', ...(await built(resource, values)) });
}

const picture = new File(['PNG'], 'my photo (1).png', { type: 'image/png' });

test('a JSON body has its content type and exactly the declared keys, in order [R-APP-08]', async () => {
  const request = await sent(json, { id: 7, words: 'w', createdAt: 'x', loan_id: 2 });
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.text()).toBe('{"loan_id":2,"words":"w"}');
});

test('an id is sent in the type in which it was given [R-APP-24]', async () => {
  expect(await (await sent(json, { loan_id: 2, words: '' })).json()).toMatchObject({ loan_id: 2 });
  expect(await (await sent(json, { loan_id: '2', words: '' })).json()).toMatchObject({ loan_id: '2' });
});

test('text is sent as typed [R-APP-25]', async () => {
  expect(await (await sent(json, { words: ' two\n lines ' })).json()).toEqual({ loan_id: '', words: ' two\n lines ' });
});

test('a multipart body has a boundary, and its text and file parts have their names [R-APP-09]', async () => {
  const request = await sent(multipart, { loan_id: 2, words: 'w', picture, extra: 'x' });
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=\S+/);
  const parts = [...(await request.formData())];
  expect(parts.map(([name]) => name)).toEqual(['loan_id', 'words', 'picture']);
  expect(parts[0]?.[1]).toBe('2');
  expect(parts[2]?.[1]).toMatchObject({ name: 'my photo (1).png', type: 'image/png', size: 3 });
});

test.each([['cover.png'], [null], [undefined], [''], ['blob:https://page.example.com/1'], [{ rawFile: picture }]])(
  'no part for an image that is not a new file (%o) [R-APP-10]',
  async (value) => {
    const parts = await (await sent(multipart, { words: 'w', picture: value, banner: picture })).formData();
    expect([...parts.keys()]).toEqual(['loan_id', 'words', 'banner']);
  },
);

test("a missing value is sent as empty text, never as 'null' or 'undefined'", async () => {
  for (const values of [{ loan_id: null }, { loan_id: undefined }, {}]) {
    expect(await (await sent(json, values)).json()).toEqual({ loan_id: '', words: '' });
    expect([...(await (await sent(multipart, values)).formData())]).toEqual([
      ['loan_id', ''],
      ['words', ''],
    ]);
  }
});

test('0 and false count as values', async () => {
  expect(await (await sent(json, { loan_id: 0, words: false })).json()).toEqual({ loan_id: 0, words: false });
  expect([...(await (await sent(multipart, { loan_id: 0, words: false })).formData()).values()]).toEqual([
    '0',
    'false',
  ]);
});

test('the encoding depends on the declaration, not on the values', async () => {
  const plain: AnyResource = { ...json, fields: { words: text('Words') } };
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), async (others, value) => {
      expect(typeof (await built(plain, { ...others, words: value })).body).toBe('string');
      expect((await built(multipart, { ...others, picture: value })).body).toBeInstanceOf(FormData);
    }),
  );
});

test('a urlencoded body keeps the items of a list apart, and says that a list is empty [X-CALL-05]', async () => {
  const items = list('Items', { fields: { name: text('Name'), size: number('Size') } });
  const fields = { items, tags: choices('Tags', { of: ['new', 'old'] }) };
  const urlencoded: AnyResource = { ...json, fields, create: { via: post('/notes', { encoding: 'urlencoded' }) } };
  const named = async (values: object) => [
    ...new URLSearchParams(await (await sent(urlencoded, { ...values })).text()),
  ];
  const two = [
    { name: 'a', size: 1 },
    { name: 'b', size: 2 },
  ];
  expect(await named({ items: two, tags: ['new', 'old'] })).toEqual([
    ['items[0][name]', 'a'],
    ['items[0][size]', '1'],
    ['items[1][name]', 'b'],
    ['items[1][size]', '2'],
    ['tags[]', 'new'],
    ['tags[]', 'old'],
  ]);
  expect(await named({ items: [], tags: [] })).toEqual([
    ['items', ''],
    ['tags', ''],
  ]);
});
