import { expect, test } from 'vitest';
import {
  type AnyResource,
  del,
  get,
  getPage,
  image,
  longText,
  number,
  post,
  put,
  reference,
  text,
} from '../../src/declare';
import { fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const big = '9007199254740993';
const fields = {
  name: text('Name'),
  phone: text('Phone'),
  'bank.account': text('Account'),
  owner_id: reference('Owner', { to: 'owners' }),
};
const regular: AnyResource = { name: 'bills', label: 'Bills', item: 'Bill', fields };
const declared: AnyResource = {
  ...regular,
  list: { from: get('/bills', 'bills'), columns: ['name'] },
  create: { via: post('/bills') },
  edit: { from: get('/bills/:id', 'bill'), via: put('/bills/:id') },
  remove: { via: del('/bills/:id') },
};
const paged: AnyResource = {
  ...declared,
  list: { from: getPage('/bills', 'bills'), columns: ['name'] },
};
const multipart: AnyResource = { ...declared, fields: { ...fields, notes: longText('Notes'), scan: image('Scan') } };
const owners: AnyResource = {
  name: 'owners',
  label: 'Owners',
  item: 'Owner',
  fields: { name: text('Name') },
  title: 'name',
};

const bill = `{"id":${big},"name":"${big}","phone":12345678901234567890,"bank":{"account":0.12345678901234567890,"codes":[${big},"${big}"]},"owner_id":${big}}`;

/** A site that answers with these digits; returns the calls with the texts of their bodies. */
function site() {
  const sent: string[] = [];
  fakeSite(async (request) => {
    const { pathname } = new URL(request.url);
    const isMultipart = request.headers.get('content-type')?.startsWith('multipart') === true;
    const body = isMultipart ? JSON.stringify([...(await request.formData())]) : await request.text();
    sent.push(`${request.method} /${decodeURIComponent(request.url.split('/api/')[1] ?? '')}${body && ` ${body}`}`);
    const rows = pathname === '/api/owners' ? `[{"id":${big},"name":"A"}]` : `[${bill}]`;
    const isOne = pathname.split('/').length > 3;
    const json = isOne ? `{"bill":${bill}}` : rows;
    const headers = { 'Content-Type': 'application/json', 'Content-Range': 'x 0-0/1' };
    return new Response(isOne || pathname === '/api/owners' ? json : `{"bills":${json}}`, { headers });
  });
  return sent;
}

test.each([
  ['declared', declared],
  ['declared, page by page', paged],
])('a long id is the same in the list and in every call of a resource that is %s [X-DATA-01]', async (_, resource) => {
  const sent = site();
  const provider = providerOf(resource, owners);
  const pagination = { page: 1, perPage: 10 };
  const {
    data: [row],
  } = await provider.getList('bills', { pagination });
  expect(row).toMatchObject({ id: big, name: big, phone: '12345678901234567890', owner_id: big });
  const { data } = await provider.getOne('bills', { id: row?.id });
  await provider.getMany('bills', { ids: [row?.id] });
  await provider.delete('bills', { id: row?.id });
  expect(data).toMatchObject({ id: big, bank: { account: '0.12345678901234567890' } });
  expect(sent).toContain(`GET /bills/${big}`);
  expect(sent).toContain(`DELETE /bills/${big}`);
  expect(sent.filter((call) => /[/=]900719925474099[^3]/.test(call))).toEqual([]);
});

test('a declared edit sends numbers as numbers and texts as texts, digit for digit [X-DATA-01]', async () => {
  const sent = site();
  const provider = providerOf(declared, owners);
  const { data: stored } = await provider.getOne('bills', { id: big });
  const data = { ...structuredClone(stored), id: undefined };
  await provider.update('bills', { id: big, data, previousData: stored });
  expect(sent.at(-1)).toBe(
    `PUT /bills/${big} {"name":"${big}","phone":12345678901234567890,"bank":{"account":0.12345678901234567890,"codes":[${big},"${big}"]},"owner_id":${big}}`,
  );
});

test('a changed number is sent as it was typed, the others as they came [X-DATA-01]', async () => {
  const sent = site();
  const provider = providerOf(declared, owners);
  await provider.update('bills', { id: big, data: { phone: '12345678901234567891' }, previousData: { id: big } });
  expect(sent.at(-1)).toContain(`"phone":"12345678901234567891","bank":{"account":0.12345678901234567890,`);
});

test('an added record refers to another by its number [X-DATA-01]', async () => {
  const sent = site();
  const provider = providerOf(declared, owners);
  await provider.getList('owners', { meta: { isWhole: true } });
  await provider.create('bills', { data: { name: big, owner_id: big } });
  expect(sent.at(-1)).toBe(`POST /bills {"name":"${big}","phone":"","owner_id":${big}}`);
});

test('several regular records are asked for by their numbers [X-DATA-01]', async () => {
  const sent = site();
  const provider = providerOf(declared, owners);
  await provider.getList('owners', { meta: { isWhole: true } });
  await provider.getMany('owners', { ids: [big] });
  expect(sent.at(-1)).toBe(`GET /owners?filter={"id":[${big}]}`);
});

test('a list is filtered by a nested number, and by a nested reference with a long id [X-DATA-01] [X-DATA-03]', async () => {
  quietLog();
  const sent = site();
  const fields = { 'price.amount': number('Amount'), 'by.owner': reference('Owner', { to: 'owners' }) };
  const provider = providerOf({ name: 'goods', label: 'Goods', item: 'Good', regular: '/goods', fields }, owners);
  await provider.getList('owners', { meta: { isWhole: true } });
  const range = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } } as const;
  // What this site answers is another resource's.
  const ignored = () => undefined;
  await provider.getList('goods', { ...range, filter: { 'price.amount': '5' } }).catch(ignored);
  await provider.getManyReference('goods', { ...range, target: 'by.owner', id: big, filter: {} }).catch(ignored);
  const asked = sent.slice(-2).map((call) => /filter=(.*?)&/.exec(call)?.[1]);
  expect(asked).toEqual(['{"price.amount":5}', `{"by.owner":${big}}`]);
});

test('a multipart form sends the digits [X-DATA-01]', async () => {
  const sent = site();
  const provider = providerOf(multipart, owners);
  await provider.update('bills', { id: big, data: { notes: 'n' }, previousData: { id: big } });
  expect(sent.at(-1)).toContain(`["phone","12345678901234567890"],["bank.account","0.12345678901234567890"]`);
});

test('a regular record keeps every number, also in fields that are not declared [X-DATA-01] [X-DATA-02]', async () => {
  const sent: string[] = [];
  fakeSite(async (request) => {
    if (request.method === 'PUT') sent.push(await request.text());
    return new Response(bill, { headers: { 'Content-Type': 'application/json' } });
  });
  await providerOf(regular).update('bills', { id: big, data: { name: 'new' }, previousData: { id: big } });
  expect(sent).toEqual([bill.replace(`"name":"${big}"`, '"name":"new"')]);
});
