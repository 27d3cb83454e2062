import {
  type AnyResource,
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
const list = { from: get('/other', 'things'), columns: ['words'] };

interface FaultyCase {
  readonly fault: string;
  /** What cannot be had without another fault names that one here. */
  readonly also?: string;
  /** Words that differ from the sound declarations; `undefined` leaves one out. */
  readonly owners?: Changes;
  readonly things?: Changes;
  readonly more?: readonly AnyResource[];
}

type Changes = { readonly [Word in keyof AnyResource]?: AnyResource[Word] | undefined };

/** A copy with other words. */
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

/** Declarations with one fault each. */
export const faultyCases: readonly FaultyCase[] = [
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
