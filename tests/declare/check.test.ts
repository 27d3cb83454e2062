import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resources as sidebar } from '../../resources';
import { site } from '../../resources/site';
import {
  type AnyResource,
  check,
  definePage,
  del,
  fileLink,
  get,
  getPage,
  image,
  post,
  put,
  reference,
  type Site,
  secret,
  text,
} from '../../src/declare';
import { changed, errorCases, owners, regular, things } from './errorCases';

const errorsOf = (resources: readonly AnyResource[], ofSite = site) =>
  check([resources], ofSite).map(({ at, code }) => `${at}: ${code}`);

test('correct declarations have no errors', () => {
  expect(errorsOf([owners, things])).toEqual([]);
  expect(errorsOf([regular])).toEqual([]);
});

test('a field inside of an object has no error, nor has a reference to records that come page by page [X-DATA-03] [X-DATA-05]', () => {
  const nested = { ...things.fields, 'address.city': text('City'), 'address.geo.lat': text('Latitude') };
  const paged = changed(owners, { list: { from: getPage('/owners', 'owners') } });
  expect(errorsOf([paged, changed(things, { fields: nested })])).toEqual([]);
});

test("the console's own declarations have no errors", () => {
  expect(check(sidebar, site)).toEqual([]);
});

const page = definePage({ name: 'reports', label: 'Reports', page: () => import('./errorCases') as never });

test('a page among the resources has no error', () => {
  expect(check([[owners, page], [things]], site)).toEqual([]);
});

test.each([
  ['owners', 'owners.name: name-twice'],
  ['edit-things', 'edit-things.name: name-taken'],
  ['dashboard', 'dashboard.name: name-taken'],
  ['Reports', 'Reports.name: name-form'],
])('a page named %s is an error', (name, error) => {
  const errors = check([[owners, things, { ...page, name }]], site);
  expect(errors.map(({ at, code }) => `${at}: ${code}`)).toEqual([error]);
});

for (const { error, also, more = [], ...changes } of errorCases) {
  test(`one error with its position and code: ${error}`, () => {
    const errors = errorsOf([changed(owners, changes.owners), changed(things, changes.things), ...more]);
    expect(errors).toEqual(also === undefined ? [error] : [also, error]);
  });
}

test('a call is declared twice only if it is below the same base [X-CALL-02]', () => {
  const listedBelow = (base: string) => {
    const list = { from: get('/owners', { key: 'things', base }), columns: ['words'] };
    const edit = { from: get('/owners', 'thing'), via: put('/editThing/:id') };
    return errorsOf([owners, changed(things, { base: '/v2', list, edit })], { ...site, base: '/v1' } as typeof site);
  };
  expect(['', '/v2', '/v1'].map(listedBelow)).toEqual([
    [],
    ['things.edit.from: call-twice'],
    ['things.list.from: call-twice'],
  ]);
});

test.each(['login', 'uploads'] as const)('a site path without a slash is an error: %s', (word) => {
  const crooked = {
    ...site,
    ...(word === 'login' ? { login: 'in' } : { uploads: { ...site.uploads, gst: 'Papers' } }),
  };
  expect(errorsOf([owners], crooked)).toEqual([`site.${word === 'login' ? word : 'uploads.gst'}: path-relative`]);
});

const { login: _login, auth: _auth, ...signless } = site;
const login = post('/login');

test.each<[error: string, site: Partial<Site>]>([
  ['site.login: login-missing', {}],
  ['site.login: login-twice', { login: '/in', auth: { login } }],
  ['site.login: login-twice', { login: '/in', auth: { token: { typed: 'password' } } }],
  ['site.auth.refresh: login-twice', { login: '/in', auth: { refresh: { via: post('/refresh') } } }],
  ['site.auth.more: login-twice', { login: '/in', auth: { more: { grant_type: 'password' } } }],
  ['site.auth.me: login-twice', { login: '/in', auth: { me: get('/me') } }],
  ['site.auth.token: login-twice', { login: '/in', auth: { token: { cookie: true } } }],
  ['site.auth.csrf: login-twice', { login: '/in', auth: { csrf: { header: 'X-CSRF', answer: 'csrf' } } }],
  ['site.login: login-never-used', { login: '/in', auth: false }],
  ['site.auth.login: login-never-used', { auth: { login, token: { typed: 'basic' } } }],
  ['site.login: path-form', { login: '/in?now' }],
  ['site.auth.login: path-relative', { auth: { login: post('login') } }],
  ['site.auth.me: slot-unknown', { auth: { login, me: get('/users/:id') } }],
  [
    'site.auth.csrf.from: slot-unknown',
    { auth: { login, csrf: { header: 'X-CSRF', answer: 'csrf', from: get('/csrf/:id') } } },
  ],
  ['site.auth.refresh.via.base: base-form', { auth: { login, refresh: { via: post('/r', { base: 'v2' }) } } }],
  ['site.auth.ends: ends-form', { auth: { login, ends: [401, 500] } }],
  ['site.base: base-form', { auth: false, base: 'api' }],
  ['site.errors: text-blank', { auth: false, errors: { message: ['errors.0', ' '] } }],
])('an error in how one signs in: %s %#', (error, words) => {
  expect(errorsOf([owners], { ...signless, ...words } as typeof site)).toEqual([error]);
});

test('a site without sign-in, or with another one, has no error', () => {
  expect(errorsOf([owners], { ...signless, auth: false } as typeof site)).toEqual([]);
  expect(errorsOf([owners], { ...signless, auth: { login, me: get('/me') } } as typeof site)).toEqual([]);
  // These hold whichever call signs in.
  const csrf = { header: 'X-CSRF', cookie: 'csrf' };
  const others = {
    ...{ label: 'Mail', header: 'X-Token', scheme: '', csrf },
    ...{ logout: post('/out'), ends: [403] },
  };
  expect(errorsOf([owners], { ...signless, login: '/in', auth: others } as typeof site)).toEqual([]);
});

test('all errors are reported together, each with a readable message', () => {
  const many: AnyResource = {
    ...things,
    name: 'Things',
    item: '',
    fields: { words: text('Words'), owner_id: reference('Owner', { to: 'nobody', required: true }) },
    list: { from: get('things/:owner_id'), columns: ['words', 'words'] },
  };
  const errors = check([[many]], site);
  expect(errors.map(({ code }) => code)).toEqual([
    'name-form',
    'text-blank',
    'reference-to-nothing',
    'column-twice',
    'path-relative',
  ]);
  for (const { message } of errors) expect(message).toMatch(/\w+ \w+/);
});

test('any declaration is reported on without throwing', () => {
  const word = fc.constantFrom('', 'a', 'b', 'id', 'things', 'owners', 'add-owners', '__proto__', 'toString', 'ä ö');
  const field = fc.oneof(
    word.map((label) => text(label)),
    word.map((label) => image(label)),
    word.map((label) => secret(label)),
    fc.tuple(word, word).map(([label, to]) => reference(label, { to })),
    fc.tuple(word, word).map(([label, folder]) => fileLink(label, { folder, text: '', none: '' })),
  );
  const path = fc.tuple(word, fc.constantFrom('/', '/:', '?')).map(([name, mark]) => `${mark}${name}`);
  const form = fc.record(
    { via: path.map((p) => post(p)), fields: fc.array(word), invalid: word },
    { requiredKeys: ['via'] },
  );
  const resource: fc.Arbitrary<AnyResource> = fc.record(
    {
      name: word,
      label: word,
      item: word,
      fields: fc.dictionary(word, field),
      title: word,
      scope: word,
      list: fc.record(
        {
          from: path.map((p) => get(p)),
          as: fc.constantFrom('table' as const, 'grid' as const),
          columns: fc.array(word),
          add: word,
        },
        { requiredKeys: ['from'] },
      ),
      create: form,
      edit: fc.tuple(form, path).map(([via, p]) => ({ ...via, from: get(p) })),
      remove: path.map((p) => ({ via: del(p) })),
    },
    { requiredKeys: ['name', 'label', 'item', 'fields'] },
  );
  fc.assert(
    fc.property(fc.array(fc.array(resource, { maxLength: 4 }), { maxLength: 3 }), (groups) => {
      for (const { at, code, message } of check(groups, site))
        expect([typeof at, code && message]).toEqual(['string', expect.stringMatching(/./)]);
    }),
  );
});
