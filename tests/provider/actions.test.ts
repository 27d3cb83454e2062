import { expect, test } from 'vitest';
import { type AnyResource, complete, del, get, patch, post, put, reference, text } from '../../src/declare';
import { english } from '../setup/english';
import { told } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const users: AnyResource = {
  name: 'users',
  label: 'Users',
  item: 'User',
  fields: { name: text('Name'), team: text('Team', { at: 'team.code' }) },
  list: {
    from: get('/users', 'users'),
    columns: ['name'],
    actions: [{ label: 'Sync', via: post('/users/sync'), values: () => ({ full: true }) }],
  },
  actions: [
    { label: 'Block', via: post('/users/:id/block'), ask: 'Block {name}?' },
    {
      label: 'Close',
      via: patch('/users/:id', { wrap: 'user' }),
      values: ({ name }) => ({ state: 'closed', by: name }),
    },
    { label: 'Join', via: put('/teams/:team/users/:id') },
    { label: 'Forget', via: del('/users/:id/devices'), failed: 'Not forgotten.' },
  ],
};
const values = { id: 7, name: 'Asha', team: { code: 'north' } };
const act = (action: string, more: object = { id: 7, values }) => providerOf(users).act('users', { action, ...more });

test('an action makes its call with what the record says, and a body only if it has values [X-ACTION-01]', async () => {
  const calls = answering({});
  for (const action of ['Block', 'Close', 'Join', 'Forget']) await act(action);
  expect(told(calls)).toEqual([
    'POST /api/users/7/block',
    'PATCH /api/users/7',
    'PUT /api/teams/north/users/7',
    'DELETE /api/users/7/devices',
  ]);
  expect(await Promise.all(calls.map((call) => call.text()))).toEqual([
    '',
    '{"user":{"state":"closed","by":"Asha"}}',
    '',
    '',
  ]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer the-token');
});

test('an action of the list needs no record, and knows what is chosen above it [X-ACTION-01]', async () => {
  const calls = answering({});
  await act('Sync', { values: {} });
  const scoped: AnyResource = {
    ...users,
    fields: { owner_id: reference('Owner', { to: 'users', required: true }) },
    scope: 'owner_id',
    list: { from: get('/o/:owner_id', 'users'), actions: [{ label: 'Sync', via: post('/o/:owner_id/sync') }] },
  };
  await providerOf(scoped).act('users', { action: 'Sync', values: { owner_id: '3' } });
  expect(told(calls)).toEqual(['POST /api/users/sync', 'POST /api/o/3/sync']);
  expect(await calls[0]?.json()).toEqual({ full: true });
});

test('an action fails as other calls do: by a status, by success: false, or without an answer [X-ACTION-02]', async () => {
  quietLog();
  answering({ message: 'Blocked already' }, { status: 409 });
  await expect(act('Block')).rejects.toMatchObject({
    status: 409,
    siteMessage: 'Blocked already',
    mayHaveArrived: false,
  });
  answering({ success: false, message: 'No' });
  await expect(act('Block')).rejects.toMatchObject({ reason: 'declined', siteMessage: 'No' });
  fakeSite(() => {
    throw new Error('no answer');
  });
  await expect(act('Block')).rejects.toMatchObject({ reason: 'unreachable', mayHaveArrived: true });
});

test('no call is made for an action that is not declared, or whose record has no address [X-ACTION-02]', async () => {
  quietLog();
  const calls = answering({});
  await expect(act('Erase')).rejects.toThrow("users has no action 'Erase'");
  await expect(act('Sync')).rejects.toThrow("users has no action 'Sync'");
  await expect(act('Block', { id: '..', values })).rejects.toMatchObject({ reason: 'no-address' });
  expect(calls).toEqual([]);
});

test('what a declaration leaves out of an action is worked out from its label and its call [X-ACTION-01]', () => {
  const { actions, list } = complete(users, english);
  expect(actions.map(({ isIdempotent }) => isIdempotent)).toEqual([false, false, true, true]);
  expect(actions[0]).toMatchObject({ confirm: 'Block', failed: '“Block” failed.', failedIsGiven: false });
  expect(actions[3]).toMatchObject({ failed: 'Not forgotten.', failedIsGiven: true });
  expect(list?.actions[0]).toMatchObject({ label: 'Sync', notDone: '“Sync” was not carried out.' });
});

test('a single record is read and saved without an id, whatever is sent of it [X-ACTION-06]', async () => {
  const calls = answering({ title: 'Club', theme: 'dark' });
  const settings: AnyResource = {
    name: 'settings',
    label: 'Settings',
    item: 'Settings',
    single: true,
    fields: { title: text('Title') },
    edit: { from: get('/settings'), via: put('/settings', { sends: 'whole' }) },
  };
  const provider = providerOf(settings);
  const { data } = await provider.getOne('settings', { id: 'settings' });
  expect(data).toEqual({ id: 'settings', title: 'Club', theme: 'dark' });
  await provider.update('settings', { id: 'settings', data: { title: 'Chess' }, previousData: data });
  expect(told(calls)).toEqual(['GET /api/settings', 'GET /api/settings', 'PUT /api/settings']);
  expect(await calls[2]?.json()).toEqual({ title: 'Chess', theme: 'dark' });
});
