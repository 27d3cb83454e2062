import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type AnyResource, get, getPage, put, text } from '../../src/declare';
import { HttpError } from '../../src/provider/HttpError';
import { fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const words = { label: 'Words', item: 'Word', fields: { text: text('Text') } };
const edit = { via: put('/word/:id') };
const keyed: AnyResource = {
  ...words,
  name: 'keyed',
  list: { from: get('/words', 'data') },
  edit: { ...edit, from: get('/keyed/:id', 'data') },
};
const guessed: AnyResource = {
  ...words,
  name: 'guessed',
  list: { from: get('/words') },
  edit: { ...edit, from: get('/guessed/:id') },
};
const paged: AnyResource = { ...words, name: 'paged', list: { from: getPage('/words', 'data') } };
const regular: AnyResource = { ...words, name: 'regular' };
const provider = providerOf(keyed, guessed, paged, regular);

/** Any JSON, often close to what is expected. */
const row = fc.dictionary(fc.constantFrom('id', 'text', 'data', '__proto__', 'length'), fc.jsonValue());
const body = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.oneof(row, fc.jsonValue())),
  fc.record(
    {
      success: fc.jsonValue(),
      message: fc.jsonValue(),
      data: fc.oneof(fc.array(row), row, fc.jsonValue()),
      pagination: fc.dictionary(fc.constantFrom('total', 'totalPages', 'page'), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);
const headers = fc.constantFrom({}, { 'Content-Range': 'words 0-9/12' }, { 'Content-Range': 'words */x' });

async function outcome(question: Promise<{ data: unknown }>): Promise<unknown> {
  try {
    return (await question).data;
  } catch (error) {
    // Anything other than an HttpError is a bug of ours.
    if (error instanceof HttpError) return error;
    throw error;
  }
}

// A hundred calls each.
vi.setConfig({ testTimeout: 60_000 });

test.each(['keyed', 'guessed', 'paged', 'regular'])(
  'any JSON as the list of %s gives records or an HttpError',
  async (name) => {
    quietLog();
    await fc.assert(
      fc.asyncProperty(body, headers, async (json, sent) => {
        fakeSite(() => Response.json(json, { headers: sent }));
        const rows = await outcome(provider.getList(name, { pagination: { page: 1, perPage: 10 } }));
        if (rows instanceof HttpError) return;
        for (const each of rows as unknown[]) expect(each).toEqual(expect.objectContaining({}));
        expect(rows).toBeInstanceOf(Array);
      }),
    );
  },
);

test.each(['keyed', 'guessed', 'regular'])(
  'any JSON as a single record of %s gives a record or an HttpError',
  async (name) => {
    quietLog();
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        fakeSite(() => Response.json(json));
        const record = await outcome(provider.getOne(name, { id: 7 }));
        if (!(record instanceof HttpError)) expect(record).toMatchObject({ id: 7 });
      }),
    );
  },
);

test.each(['keyed', 'regular'])('any JSON as the answer to a save of %s is a success or an HttpError', async (name) => {
  quietLog();
  await fc.assert(
    fc.asyncProperty(body, async (json) => {
      fakeSite(() => Response.json(json));
      const record = await outcome(provider.update(name, { id: 7, data: { text: 't' }, previousData: {} }));
      if (!(record instanceof HttpError)) expect(record).toMatchObject({ id: 7, text: 't' });
    }),
  );
});
