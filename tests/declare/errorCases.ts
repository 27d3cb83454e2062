import {
  type AnyResource,
  choice,
  choices,
  date,
  dateTime,
  del,
  email,
  file,
  fileLink,
  get,
  getPage,
  group,
  image,
  json,
  list,
  longText,
  number,
  password,
  phone,
  post,
  put,
  reference,
  references,
  secret,
  text,
  time,
  toggle,
  url,
} from '../../src/declare';

/** A list to choose from, and things that belong to its records: without errors. */
export const owners: AnyResource = {
  name: 'owners',
  label: 'Owners',
  item: 'Owner',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: get('/owners', 'owners') },
};
export const things: AnyResource = {
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
const otherList = { from: get('/other', 'things'), columns: ['words'] };
const paged = { from: getPage('/other', 'things'), columns: ['words'] };
const noCalls = { list: {}, create: undefined, edit: undefined, remove: undefined };

interface ErrorCase {
  readonly error: string;
  /** Errors that always cause another one list that one here. */
  readonly also?: string;
  /** Properties that differ from the correct declarations; `undefined` leaves one out. */
  readonly owners?: Changes;
  readonly things?: Changes;
  readonly more?: readonly AnyResource[];
}

type Changes = { readonly [Word in keyof AnyResource]?: AnyResource[Word] | undefined };

/** A copy with other properties. */
export function changed(resource: AnyResource, changes: Changes = {}): AnyResource {
  const words = Object.entries({ ...resource, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(words) as unknown as AnyResource;
}

/** A resource that declares no calls. */
export const regular: AnyResource = {
  name: 'things',
  label: 'Things',
  item: 'Thing',
  fields: { words: text('Words') },
};

/** Declarations with one error each. */
export const errorCases: readonly ErrorCase[] = [
  { error: 'Things_1.name: name-form', things: { name: 'Things_1' } },
  { error: 'dashboard.name: name-taken', things: { name: 'dashboard' } },
  { error: 'add-owners.name: name-taken', things: { name: 'add-owners' } },
  { error: 'edit-owners.name: name-taken', things: { name: 'edit-owners' } },
  { error: 'owners.name: name-twice', more: [{ ...owners, list: { from: get('/owners/again', 'owners') } }] },
  { error: 'things.label: text-blank', things: { label: ' ' } },
  { error: 'things.item: text-blank', things: { item: '' } },
  { error: 'things.fields.note: text-blank', things: { fields: { ...things.fields, note: text(' ') } } },
  { error: 'things.fields.id: field-reserved', things: { fields: { ...things.fields, id: text('Number') } } },
  ...['a..b', '.a', 'a.', 'a. .b', 'a.__proto__', 'constructor', 'a[0]', 'a"b'].map((name) => ({
    error: `things.fields.${name}: field-path`,
    things: { fields: { ...things.fields, [name]: text('Odd') } },
  })),
  {
    error: 'things.fields.words.first: field-inside',
    things: { fields: { ...things.fields, 'words.first': text('First') } },
  },
  ...['a..b', ' ', 'a[0]'].map((at) => ({
    error: 'things.fields.odd: field-path',
    things: { fields: { ...things.fields, odd: text('Odd', { at }) } },
  })),
  {
    error: 'things.fields.first: field-inside',
    things: { fields: { ...things.fields, first: text('First', { at: 'words.first' }) } },
  },
  {
    error: 'things.fields.again: field-same',
    things: { fields: { ...things.fields, again: text('Again', { at: 'words' }) } },
  },
  {
    error: 'things.fields.number: field-reserved',
    things: { fields: { ...things.fields, number: text('No', { at: 'id' }) } },
  },
  ...[
    ['a: text-blank', list('A', { fields: { a: text(' ') } })] as const,
    ['a: limits-empty', group('A', { fields: { a: number('A', { min: 2, max: 1 }) } })] as const,
    ['a: never-checked', group('A', { fields: { a: text('A', { readOnly: true, check: () => 'no' }) } })] as const,
    ['a: reference-to-nothing', list('A', { fields: { a: reference('A', { to: 'makers' }) } })] as const,
    ['a..b: field-path', group('A', { fields: { 'a..b': text('A') } })] as const,
    ['b: field-same', group('A', { fields: { a: text('A'), b: text('B', { at: 'a' }) } })] as const,
    ['a.b: field-inside', group('A', { fields: { a: text('A'), 'a.b': text('B') } })] as const,
    [
      'a.fields.b: options-empty',
      list('A', { fields: { a: group('A', { fields: { b: choice('B', { of: [] }) } }) } }),
    ] as const,
  ].map(([error, field]) => ({
    error: `things.fields.more.fields.${error}`,
    things: { fields: { ...things.fields, more: field } },
  })),
  {
    error: 'things.title: title-not-text',
    things: { fields: { ...things.fields, more: json('More') }, title: 'more' },
  },
  {
    error: 'parts.fields.scan: regular-uploads',
    more: [{ ...regular, name: 'parts', fields: { scan: file('Scan', { folder: 'images' }) } }],
  },
  {
    error: 'things.scope: scope-nested',
    things: {
      fields: { ...things.fields, owner_id: reference('Owner', { to: 'owners', required: true, at: 'owner' }) },
    },
  },
  ...[
    ['text-blank', text('A', { hint: ' ' })] as const,
    ['never-filled', text('A', { readOnly: true, required: true })] as const,
    ['never-checked', text('A', { readOnly: true, check: () => 'no' })] as const,
    ['never-blank', image('A', { blank: 'null' })] as const,
    ['limits-empty', text('A', { min: 3, max: 2 })] as const,
    ['limits-form', longText('A', { min: 0.5 })] as const,
    ['limits-empty', number('A', { min: 3, max: 2 })] as const,
    ['limits-form', number('A', { step: 0 })] as const,
    ['limits-form', number('A', { decimals: 1.5 })] as const,
    ['currency-form', number('A', { currency: 'rupees' })] as const,
    ['toggle-half', toggle('A', { on: 'Y' })] as const,
    ['toggle-same', toggle('A', { on: 1, off: '1' })] as const,
    ['text-blank', toggle('A', { yes: ' ' })] as const,
    ['limits-empty', date('A', { min: '2025-02-01', max: '2025-01-01' })] as const,
    ['limits-form', date('A', { min: '2025-02-30' })] as const,
    ['limits-empty', time('A', { min: '10:00', max: '09:00' })] as const,
    ['limits-form', time('A', { max: '25:00' })] as const,
    ['options-empty', choice('A', { of: [] })] as const,
    ['option-twice', choice('A', { of: ['a', 'a'] })] as const,
    ['option-twice', choice('A', { of: [{ value: 1, text: 'a' }, 'a'] })] as const,
    ['text-blank', choice('A', { of: ['a', { value: 1, text: ' ' }] })] as const,
    ['initial-unknown', choice('A', { of: ['a'], initial: 'b' })] as const,
    ['initial-unknown', choices('A', { of: ['a'], initial: ['a', 'b'] })] as const,
    ['joined-blank', choices('A', { of: ['a'], joined: '' })] as const,
    ['joined-inside', choices('A', { of: ['a|b'], joined: '|' })] as const,
    ['limits-empty', url('A', { min: 3, max: 2 })] as const,
    ['limits-empty', email('A', { min: 3, max: 2 })] as const,
    ['limits-empty', phone('A', { min: 3, max: 2 })] as const,
    ['limits-form', password('A', { min: -1 })] as const,
    ['never-blank', password('A', { blank: '' })] as const,
    ['never-shown', password('A', { readOnly: true })] as const,
    ['reference-to-nothing', references('A', { to: 'makers' })] as const,
    ['folder-unknown', file('A', { folder: 'papers' })] as const,
    ['limits-empty', file('A', { folder: 'images', maxBytes: 0 })] as const,
    ['options-empty', file('A', { folder: 'images', accept: [] })] as const,
    ['accept-form', file('A', { folder: 'images', accept: ['pdf'] })] as const,
    ['never-blank', file('A', { folder: 'images', blank: 'null' })] as const,
    ['parts-empty', group('A', { fields: {} })] as const,
    ['part-unfit', group('A', { fields: { a: image('A') } })] as const,
    ['part-unfit', list('A', { fields: { a: password('A') } })] as const,
    ['limits-empty', list('A', { fields: { a: text('A') }, min: 3, max: 2 })] as const,
    ['limits-form', list('A', { fields: { a: text('A') }, max: 1.5 })] as const,
  ].map(([code, field]) => ({
    error: `things.fields.more: ${code}`,
    things: { fields: { ...things.fields, more: field } },
  })),
  {
    error: 'things.scope: scope-nested',
    things: {
      fields: { words: text('Words'), 'owner.id': reference('Owner', { to: 'owners', required: true }) },
      scope: 'owner.id',
    },
  },
  {
    error: 'things.fields.maker: reference-to-nothing',
    things: { fields: { ...things.fields, maker: reference('Maker', { to: 'makers' }) } },
  },
  {
    error: 'things.fields.owner_id: reference-without-list',
    also: 'owners: list-missing',
    owners: { list: undefined, create: { via: post('/addOwner') } },
  },
  { error: 'things.fields.owner_id: reference-without-title', owners: { title: undefined } },
  {
    error: 'things.fields.owner_id: reference-to-scoped',
    owners: {
      fields: { name: text('Name'), owner_id: reference('Owner', { to: 'chiefs' }) },
      scope: 'owner_id',
      list: { from: get('/owners/:owner_id', 'owners') },
    },
    more: [{ ...owners, name: 'chiefs', list: { from: get('/chiefs', 'owners') } }],
  },
  {
    error: 'things.fields.paper: folder-unknown',
    things: { fields: { ...things.fields, paper: fileLink('Paper', { folder: 'papers', text: 'View', none: '-' }) } },
  },
  {
    // Every object has a 'toString', but no site has such a folder.
    error: 'things.fields.paper: folder-unknown',
    things: { fields: { ...things.fields, paper: fileLink('Paper', { folder: 'toString', text: 'View', none: '-' }) } },
  },
  {
    error: 'parts.fields.picture: regular-uploads',
    more: [{ ...regular, name: 'parts', fields: { picture: image('Picture') } }],
  },
  {
    error: 'things.title: title-not-text',
    things: { fields: { ...things.fields, code: secret('Code') }, title: 'code' },
  },
  {
    error: 'things.fields.owner_id: scope-optional',
    things: { fields: { ...things.fields, owner_id: reference('Owner', { to: 'owners' }) } },
  },
  {
    error: 'things.create.fields: scope-not-in-form',
    things: { create: { via: post('/addThing'), fields: ['words'] } },
  },
  {
    error: 'things.edit.fields: scope-not-in-form',
    things: { edit: { from: get('/thing/:id'), via: put('/editThing/:id'), fields: ['words'] } },
  },
  { error: 'things.title: field-unknown', things: { title: 'name' } },
  { error: 'things.scope: field-unknown', things: { scope: 'owner' } },
  { error: 'things.list.columns: field-unknown', things: { list: { ...otherList, columns: ['words', 'wrods'] } } },
  {
    error: 'things.create.fields: field-unknown',
    things: { create: { via: post('/addThing'), fields: ['owner_id', 'wrods'] } },
  },
  { error: 'things: list-missing', things: { list: undefined } },
  { error: 'things.list.columns: columns-empty', things: { list: { ...otherList, columns: [] } } },
  { error: 'things.list.columns: column-twice', things: { list: { ...otherList, columns: ['words', 'words'] } } },
  { error: 'things.list.columns: screen-missing', things: { list: { from: get('/other', 'things') } } },
  { error: 'things.list.as: grid-without-image', things: { list: { ...otherList, as: 'grid' } } },
  {
    error: 'things.list.add: add-never-shown',
    things: { list: { ...otherList, add: '+ Add' }, create: undefined },
  },
  { error: 'parts.create: form-empty', more: [changed(owners, noEditableField('parts'))] },
  {
    error: 'things.edit.invalid: invalid-never-said',
    things: {
      fields: { words: text('Words') },
      scope: undefined,
      create: undefined,
      list: otherList,
    },
  },
  {
    error: 'things.create.fields: field-twice',
    things: { create: { via: post('/addThing'), fields: ['owner_id', 'words', 'words'] } },
  },
  { error: 'things.remove.via: call-twice', more: [], things: { remove: { via: put('/editThing/:id') } } },
  { error: 'things.list.from: call-twice', things: { list: { from: get('/owners', 'owners'), columns: ['words'] } } },
  // A slot with another name is the same call to the site.
  {
    error: 'things.edit.from: call-twice',
    things: { edit: { from: get('/things/:id'), via: put('/editThing/:id') } },
  },
  { error: 'things.create.via: path-relative', things: { create: { via: post('addThing') } } },
  { error: 'things.create.via: path-form', things: { create: { via: post('/add thing') } } },
  { error: 'things.list.from: path-form', things: { list: { from: get('/things?all=1'), columns: ['words'] } } },
  { error: 'things.list.from: path-form', things: { list: { from: get('/things/:/all'), columns: ['words'] } } },
  { error: 'things.regular: path-relative', things: { ...noCalls, regular: 'things' } },
  { error: 'things.base: base-form', things: { base: 'v2' } },
  { error: 'things.base: base-form', things: { base: '/v2/' } },
  { error: 'things.create.via.base: base-form', things: { create: { via: post('/addThing', { base: '/v2?' }) } } },
  {
    error: 'things.create.via: file-not-multipart',
    things: {
      fields: { ...things.fields, picture: image('Picture') },
      create: { via: post('/addThing', { encoding: 'urlencoded' }) },
    },
  },
  { error: 'things.create.via: json-never-sent', things: { create: { via: post('/addThing', { json: 'data' }) } } },
  { error: 'things.create.via: text-blank', things: { create: { via: post('/addThing', { wrap: '' }) } } },
  { error: 'things.create.via: sends-never-used', things: { create: { via: post('/addThing', { sends: 'whole' }) } } },
  { error: 'things.list.filter: field-unknown', things: { list: { ...paged, filter: ['wrods'] } } },
  { error: 'things.list.filter: text-blank', things: { list: { ...paged, filter: { words: '' } } } },
  { error: 'things.list.sort: field-unknown', things: { list: { ...paged, sort: { param: 's', fields: ['wrods'] } } } },
  { error: 'things.list.search: text-blank', things: { list: { ...paged, search: ' ' } } },
  {
    error: 'things.list.filterQuery: filter-query-never-used',
    things: { list: { ...paged, filterQuery: () => ({}) } },
  },
  ...[
    group('Odd', { fields: { first: text('First') } }),
    list('Odd', { fields: { first: text('First') } }),
    image('Odd'),
    password('Odd'),
  ].map((odd) => ({
    error: 'things.list.filter: filter-kind',
    things: { fields: { ...things.fields, odd }, list: { ...paged, filter: ['odd'] } },
  })),
  ...[0, 2.5, [], [10, 10]].map((perPage) => ({
    error: 'things.list.perPage: per-page-form',
    things: { list: { ...paged, perPage } },
  })),
  { error: 'things.list.perPage: per-page-never-used', things: { list: { ...otherList, perPage: 20 } } },
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
