import {
  type AnyResource,
  dateTime,
  defineResource,
  del,
  file,
  fileLink,
  flag,
  get,
  getPage,
  group,
  image,
  json,
  list,
  longText,
  number,
  post,
  put,
  reference,
  references,
  richText,
  secret,
  text,
} from '../../src/declare';

const kinds = {
  name: text('Name', { required: true }),
  email: text('E-mail', { format: 'email' }),
  words: longText('Words'),
  body: richText('Body'),
  'address.city': text('City'),
  active: flag('Active', { on: '1', yes: 'Yes', no: 'No' }),
  made_at: dateTime('Made at'),
  pass: secret('Password'),
  details: json('Details'),
  box: group('Box', { fields: { width: number('Width'), shelf: text('Shelf', { at: 'place.shelf' }) } }),
  notes: list('Notes', {
    fields: { words: text('Words', { required: true }), by: reference('By', { to: 'readers' }) },
    item: 'Note',
  }),
  readers: references('Readers', { to: 'readers' }),
  paper: fileLink('Paper', { folder: 'images', text: 'Open', none: 'None' }),
};

/** Refers to the next one, which refers back. */
const readers = defineResource({
  name: 'readers',
  label: 'Readers',
  item: 'Reader',
  fields: { ...kinds, friend: reference('Friend', { to: 'readers' }), shelf: reference('Shelf', { to: 'shelves' }) },
  title: 'name',
});

/** Comes page by page, and its calls have a path each. */
const shelves = defineResource({
  name: 'shelves',
  label: 'Shelves',
  item: 'Shelf',
  items: 'Shelves',
  fields: {
    ...kinds,
    photo: image('Photo'),
    scan: file('Scan', { folder: 'images', accept: ['application/pdf'] }),
    reader: reference('Reader', { to: 'readers' }),
  },
  title: 'name',
  list: {
    from: getPage('/shelf/all', (answer) => (answer as { result: { rows: unknown } }).result.rows),
    actions: [{ label: 'Sort', via: post('/shelf/sort') }],
  },
  actions: [{ label: 'Close', via: post('/shelf/:id/close', { wrap: 'shelf' }), values: () => ({ name: 'Closed' }) }],
  create: { via: post('/shelf/new') },
  edit: { from: get('/shelf/:id'), via: put('/shelf/:id') },
  remove: { via: del('/shelf/:id') },
});

/** Resources with every kind of field, for the stand-in that serves them from these declarations. */
export const everyKind: readonly AnyResource[] = [readers, shelves];
