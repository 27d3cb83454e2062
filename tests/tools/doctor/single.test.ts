import { expect, test } from 'vitest';
import { type AnyResource, defineSite, get, number, put, text } from '../../../src/declare';
import { openDeclaredSite } from '../../../src/tools/standIn/openDeclaredSite';
import { examine } from './examine';

const settings: AnyResource = {
  name: 'settings',
  label: 'Settings',
  item: 'Settings',
  single: true,
  fields: { owner: text('Owner'), limit: number('Limit') },
  edit: { from: get('/settings', 'settings'), via: put('/settings') },
};
const site = defineSite({ login: '/login', uploads: { images: '/Pictures' }, title: 'Shops' });
const declarations = { sidebar: [[settings]], site };
const { fetch } = openDeclaredSite(declarations, { fetch: () => Response.json({ token: 'a.b.c' }) });

/** What the doctor says where the settings are answered with this. */
async function said(answer?: unknown) {
  const drifting = (request: Request) =>
    answer !== undefined && request.url.endsWith('/settings') ? Response.json(answer) : fetch(request);
  const { findings, notes } = await examine(drifting, { username: 'admin', password: 'word' }, declarations);
  return [...findings.map(({ at, code }) => `${at}: ${code}`), ...notes.map(({ note }) => note)];
}

test('the doctor reads the one record of a resource without a list [X-DOCTOR-07]', async () => {
  expect(await said()).toEqual([]);
  expect(await said({ settings: { owner: 'Asha', limit: 5 } })).toEqual([]);
  expect(await said({ settings: { id: 7, owner: 'Asha', limit: { most: 5 } } })).toEqual(['fields.limit: wrong-type']);
  expect(await said({ settings: { limit: 5 } })).toEqual(['fields.owner: field-missing']);
  expect(await said({ values: { owner: 'Asha', limit: 5 } })).toContain('edit.from: key-missing');
});
