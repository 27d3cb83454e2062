import {
  type AnyResource,
  dateTime,
  del,
  get,
  getPage,
  image,
  longText,
  post,
  put,
  reference,
  richText,
  text,
} from '../../src/declare';

/** Scoped, with every call; its edit form uploads and its add form does not. */
export const things: AnyResource = {
  name: 'things',
  label: 'Things',
  item: 'Thing',
  fields: {
    owner_id: reference('Owner', { to: 'owners', required: true }),
    words: longText('Words', { required: true }),
    picture: image('Picture'),
  },
  scope: 'owner_id',
  list: { from: get('/thingsOf/:owner_id', 'things'), columns: ['words'] },
  create: { via: post('/addThing'), fields: ['owner_id', 'words'] },
  edit: { from: get('/thing/:id', 'thing'), via: put('/editThing/:id') },
  remove: { via: del('/deleteThing/:id') },
};

/** Paged and read-only. */
export const visits: AnyResource = {
  name: 'visits',
  label: 'Visits',
  item: 'Visit',
  fields: { name: text('Name') },
  list: { from: getPage('/visits', 'data'), columns: ['id', 'name'] },
};

/** Its response key is not declared. */
export const laws: AnyResource = {
  name: 'laws',
  label: 'Laws',
  item: 'Law',
  fields: { description: richText('Description'), made_at: dateTime('Made At') },
  list: { from: get('/laws'), columns: ['description'] },
  edit: { from: get('/law/:id'), via: put('/editLaw/:id') },
};

/** What `getList` returns about the page. */
export const page = (number: number, perPage = 10) => ({ pagination: { page: number, perPage }, filter: {} });

/** Method, path and query of each call. */
export const told = (calls: readonly Request[]) =>
  calls.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`);
