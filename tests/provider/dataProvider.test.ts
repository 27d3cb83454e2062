import { expect, test } from 'vitest';
import { HttpError } from '../../src/provider/HttpError';
import { laws, things, told, visits } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const provider = providerOf(things, visits, laws);

/** Every method that makes a call, with its parameters. */
const questions: readonly [string, (of: typeof provider) => Promise<unknown>][] = [
  ['getList', (of) => of.getList('things', { filter: { owner_id: 2 } })],
  ['getOne', (of) => of.getOne('things', { id: 7 })],
  ['create', (of) => of.create('things', { data: { owner_id: 2, words: 'w' } })],
  ['update', (of) => of.update('things', { id: 7, data: { owner_id: 2, words: 'w' }, previousData: {} })],
  ['delete', (of) => of.delete('things', { id: 7 })],
];

test('each method makes one call', async () => {
  const calls = answering({ things: [], thing: { words: 'w' } });
  for (const [, ask] of questions) await ask(provider);
  expect(told(calls)).toEqual([
    'GET /api/thingsOf/2',
    'GET /api/thing/7',
    'POST /api/addThing',
    'PUT /api/editThing/7',
    'DELETE /api/deleteThing/7',
  ]);
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual(Array(5).fill('Bearer the-token'));
});

test("a single response with none of the form's fields is no record, so no empty form can be saved [R-APP-36]", async () => {
  answering({ thing: { success: true } });
  await expect(provider.getOne('things', { id: 7 })).rejects.toMatchObject({ reason: 'shape' });
});

test('the encoding follows the form: JSON without an upload, multipart with one [R-APP-08] [R-APP-09] [R-APP-10]', async () => {
  const calls = answering({});
  const data = { owner_id: 2, words: 'w', picture: 'stored.png' };
  await provider.create('things', { data });
  await provider.update('things', { id: 7, data, previousData: {} });
  expect(await calls[0]?.json()).toEqual({ owner_id: 2, words: 'w' });
  expect([...((await calls[1]?.formData()) ?? [])]).toEqual([
    ['owner_id', '2'],
    ['words', 'w'],
  ]);
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['{}', () => Response.json({})],
  ['a list', () => Response.json([])],
  ['a number for success', () => Response.json({ success: 0 })],
])('a save or deletion that is answered with %s has succeeded [R-APP-20]', async (_, answer) => {
  fakeSite(answer);
  const saved = { owner_id: 2, words: 'w' };
  expect((await provider.create('things', { data: saved })).data).toMatchObject(saved);
  expect(await provider.update('things', { id: 7, data: saved, previousData: {} })).toEqual({
    data: { ...saved, id: 7 },
  });
  expect(await provider.delete('things', { id: 7 })).toEqual({ data: { id: 7 } });
});

test('records made from what was sent have unique ids and no file', async () => {
  answering({});
  const data = { owner_id: 2, words: 'w', picture: new File([''], 'a.png') };
  const [one, two] = [await provider.create('things', { data }), await provider.create('things', { data })];
  expect(one.data.id).not.toBe(two.data.id);
  expect(await provider.update('things', { id: 7, data, previousData: {} })).toEqual({
    data: { owner_id: 2, words: 'w', id: 7 },
  });
});

test.each(questions)(
  "%s fails with the site's message if the site says success: false [R-APP-20] [R-STEP-33]",
  async (_, ask) => {
    quietLog();
    answering({ success: false, message: 'There is no such thing', things: [], thing: {} });
    await expect(ask(provider)).rejects.toMatchObject({ reason: 'declined', siteMessage: 'There is no such thing' });
  },
);

test.each(questions)(
  'a failed %s is logged once with method, path and status, without any data [R-APP-12]',
  async (_, ask) => {
    const log = quietLog();
    const calls = answering({ message: 'secret-otp-123456', thing: 'x' }, { status: 500 });
    await expect(ask(provider)).rejects.toBeInstanceOf(HttpError);
    const [call] = calls;
    expect(log).toEqual([[`Call failed: ${call?.method} ${new URL(call?.url ?? '').pathname}: 500`]]);
  },
);

test('a call that was not made because nobody is signed in is not logged', async () => {
  const log = quietLog();
  fakeSite(() => Response.json({}, { status: 401 }));
  const ownProvider = providerOf(things);
  await expect(ownProvider.getOne('things', { id: 1 })).rejects.toMatchObject({ status: 401 });
  await expect(ownProvider.getOne('things', { id: 1 })).rejects.toMatchObject({ reason: 'signed-out' });
  expect(log).toEqual([['Call failed: GET /api/thing/1: 401']]);
});

test('a deletion can outlive the page', async () => {
  const calls = answering({});
  await provider.delete('things', { id: 7, meta: { keepalive: true } });
  expect(calls[0]?.keepalive).toBe(true);
});

test('undeclared operations are rejected before anything is sent', async () => {
  quietLog();
  const calls = answering({});
  await expect(provider.create('visits', { data: {} })).rejects.toThrow('visits.create is not declared');
  await expect(provider.delete('laws', { id: 1 })).rejects.toThrow('laws.remove is not declared');
  await expect(provider.update('visits', { id: 1, data: {}, previousData: {} })).rejects.toThrow('visits.edit is not');
  await expect(provider.getList('nothing', {})).rejects.toThrow("there is no resource 'nothing'");
  expect(calls).toEqual([]);
});
