import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resources as sidebar } from '../../resources';
import { site } from '../../resources/site';
import {
  type AnyResource,
  check,
  dateTime,
  del,
  fileLink,
  get,
  getPage,
  image,
  longText,
  post,
  put,
  reference,
  secret,
  text,
} from '../../src/declare';

/** A list to choose from, and things that belong to its records: without a fault. */
const owners: AnyResource = {
  name: 'owners',
  label: 'Owners',
  item: 'Owner',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: get('/owners', 'owners') },
};
const things: AnyResource = {
  name: 'things',
  label: 'Things',
  item: 'Thing',
  fields: {
    owner_id: reference('Owner', { to: 'owners', required: true }),
    words: longText('Words', { required: true }),
  },
  scope: 'owner_id',
  list: { from: get('/things/:owner_id', 'things'), columns: ['words'] },
  create: { via: post('/addThing'), invalid: 'Say more' },
  edit: { from: get('/thing/:id', 'thing'), via: put('/editThing/:id'), invalid: 'Say more' },
  remove: { via: del('/deleteThing/:id') },
};
const list = { from: get('/other', 'things'), columns: ['words'] };

const faultsOf = (resources: readonly AnyResource[], ofSite = site) =>
  check([resources], ofSite).map(({ at, code }) => `${at}: ${code}`);

interface Case {
  readonly fault: string;
  /** What cannot be had without another fault names that one here. */
  readonly also?: string;
  /** Words that differ from the sound declarations; `undefined` leaves one out. */
  readonly owners?: Changes;
  readonly things?: Changes;
  readonly more?: readonly AnyResource[];
}

type Changes = { readonly [Word in keyof AnyResource]?: AnyResource[Word] | undefined };

function changed(resource: AnyResource, changes: Changes = {}): AnyResource {
  const words = Object.entries({ ...resource, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(words) as unknown as AnyResource;
}

/** `things` as a resource that declares no calls. */
const regular: AnyResource = { name: 'things', label: 'Things', item: 'Thing', fields: { words: text('Words') } };

const cases: readonly Case[] = [
  { fault: 'Things_1.name: name-form', things: { name: 'Things_1' } },
  { fault: 'dashboard.name: name-taken', things: { name: 'dashboard' } },
  { fault: 'add-owners.name: name-taken', things: { name: 'add-owners' } },
  { fault: 'edit-owners.name: name-taken', things: { name: 'edit-owners' } },
  { fault: 'owners.name: name-twice', more: [{ ...owners, list: { from: get('/owners/again', 'owners') } }] },
  { fault: 'things.label: text-blank', things: { label: ' ' } },
  { fault: 'things.item: text-blank', things: { item: '' } },
  { fault: 'things.fields.note: text-blank', things: { fields: { ...things.fields, note: text(' ') } } },
  { fault: 'things.fields.id: field-reserved', things: { fields: { ...things.fields, id: text('Number') } } },
  {
    fault: 'things.fields.maker: reference-to-nothing',
    things: { fields: { ...things.fields, maker: reference('Maker', { to: 'makers' }) } },
  },
  {
    fault: 'things.fields.owner_id: reference-without-list',
    also: 'owners: list-missing',
    owners: { list: undefined, create: { via: post('/addOwner') } },
  },
  { fault: 'things.fields.owner_id: reference-without-title', owners: { title: undefined } },
  {
    fault: 'things.fields.owner_id: reference-to-scoped',
    owners: {
      fields: { name: text('Name'), owner_id: reference('Owner', { to: 'chiefs' }) },
      scope: 'owner_id',
      list: { from: get('/owners/:owner_id', 'owners') },
    },
    more: [{ ...owners, name: 'chiefs', list: { from: get('/chiefs', 'owners') } }],
  },
  { fault: 'things.fields.owner_id: reference-to-paged', owners: { list: { from: getPage('/owners', 'owners') } } },
  {
    fault: 'things.fields.paper: folder-unknown',
    things: { fields: { ...things.fields, paper: fileLink('Paper', { folder: 'papers', text: 'View', none: '-' }) } },
  },
  {
    // Every object has a 'toString', and no site has such a folder.
    fault: 'things.fields.paper: folder-unknown',
    things: { fields: { ...things.fields, paper: fileLink('Paper', { folder: 'toString', text: 'View', none: '-' }) } },
  },
  {
    fault: 'parts.fields.picture: regular-uploads',
    more: [{ ...regular, name: 'parts', fields: { picture: image('Picture') } }],
  },
  {
    fault: 'things.title: title-not-text',
    things: { fields: { ...things.fields, code: secret('Code') }, title: 'code' },
  },
  {
    fault: 'things.fields.owner_id: scope-optional',
    things: { fields: { ...things.fields, owner_id: reference('Owner', { to: 'owners' }) } },
  },
  {
    fault: 'things.create.fields: scope-not-in-form',
    things: { create: { via: post('/addThing'), fields: ['words'] } },
  },
  {
    fault: 'things.edit.fields: scope-not-in-form',
    things: { edit: { from: get('/thing/:id'), via: put('/editThing/:id'), fields: ['words'] } },
  },
  { fault: 'things.title: field-unknown', things: { title: 'name' } },
  { fault: 'things.scope: field-unknown', things: { scope: 'owner' } },
  { fault: 'things.list.columns: field-unknown', things: { list: { ...list, columns: ['words', 'wrods'] } } },
  {
    fault: 'things.create.fields: field-unknown',
    things: { create: { via: post('/addThing'), fields: ['owner_id', 'wrods'] } },
  },
  { fault: 'things: list-missing', things: { list: undefined } },
  { fault: 'things.list.columns: columns-empty', things: { list: { ...list, columns: [] } } },
  { fault: 'things.list.columns: column-twice', things: { list: { ...list, columns: ['words', 'words'] } } },
  { fault: 'things.list.columns: screen-missing', things: { list: { from: get('/other', 'things') } } },
  { fault: 'things.list.as: grid-without-image', things: { list: { ...list, as: 'grid' } } },
  {
    fault: 'things.list.add: add-never-shown',
    things: { list: { ...list, add: '+ Add' }, create: undefined },
  },
  { fault: 'parts.create: form-empty', more: [changed(owners, noEditableField('parts'))] },
  {
    fault: 'things.edit.invalid: invalid-never-said',
    things: {
      fields: { words: text('Words') },
      scope: undefined,
      create: undefined,
      list,
    },
  },
  {
    fault: 'things.create.fields: field-twice',
    things: { create: { via: post('/addThing'), fields: ['owner_id', 'words', 'words'] } },
  },
  { fault: 'things.remove.via: call-twice', more: [], things: { remove: { via: put('/editThing/:id') } } },
  { fault: 'things.list.from: call-twice', things: { list: { from: get('/owners', 'owners'), columns: ['words'] } } },
  // A slot by another name is the same call to the site.
  {
    fault: 'things.edit.from: call-twice',
    things: { edit: { from: get('/things/:id'), via: put('/editThing/:id') } },
  },
  { fault: 'things.create.via: path-relative', things: { create: { via: post('addThing') } } },
  { fault: 'things.create.via: path-form', things: { create: { via: post('/add thing') } } },
  { fault: 'things.list.from: path-form', things: { list: { from: get('/things?all=1'), columns: ['words'] } } },
];

function noEditableField(name: string): Changes {
  return {
    name,
    fields: { made_at: dateTime('Made At') },
    title: 'made_at',
    list: { from: get(`/${name}`, name), columns: ['made_at'] },
    create: { via: post(`/add/${name}`) },
  };
}

test('sound declarations have no fault', () => {
  expect(faultsOf([owners, things])).toEqual([]);
  expect(faultsOf([regular])).toEqual([]);
});

test('the declarations of this console have no fault', () => {
  expect(check(sidebar, site)).toEqual([]);
});

for (const { fault, also, more = [], ...changes } of cases) {
  test(`one fault, with its position and code: ${fault}`, () => {
    const faults = faultsOf([changed(owners, changes.owners), changed(things, changes.things), ...more]);
    expect(faults).toEqual(also === undefined ? [fault] : [also, fault]);
  });
}

test.each(['login', 'uploads'] as const)('a path of the site without a slash is a fault: %s', (word) => {
  const crooked = {
    ...site,
    ...(word === 'login' ? { login: 'in' } : { uploads: { ...site.uploads, gst: 'Papers' } }),
  };
  expect(faultsOf([owners], crooked)).toEqual([`site.${word === 'login' ? word : 'uploads.gst'}: path-relative`]);
});

test('all faults come at once, and each says in words what is wrong', () => {
  const many: AnyResource = {
    ...things,
    name: 'Things',
    item: '',
    fields: { words: longText('Words'), owner_id: reference('Owner', { to: 'nobody', required: true }) },
    list: { from: get('things/:owner_id'), columns: ['words', 'words'] },
  };
  const faults = check([[many]], site);
  expect(faults.map(({ code }) => code)).toEqual([
    'name-form',
    'text-blank',
    'reference-to-nothing',
    'column-twice',
    'path-relative',
  ]);
  for (const { says } of faults) expect(says).toMatch(/\w+ \w+/);
});

test('whatever is declared, it reports and does not throw', () => {
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
      for (const { at, code, says } of check(groups, site))
        expect([typeof at, code && says]).toEqual(['string', expect.stringMatching(/./)]);
    }),
  );
});
