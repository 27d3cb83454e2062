import { type DataProvider, fetchUtils, type RaRecord } from 'react-admin';

interface Calls {
  /** Path of the list, and the key of its rows in the response; ':scope' is filled from the filter. */
  list: [path: string, key: string];
  paged?: true;
  scope?: string;
  one?: [path: string, key: string];
  create?: string;
  update?: string;
  remove?: string;
  /** Names of the fields that are sent. */
  send?: string[];
  multipart?: true;
}

const calls: Record<string, Calls> = {
  'home-features': {
    list: ['/loan/getAllHomeFeatures', 'features'],
    one: ['/loan/getSingleHomeFeatures', 'feature'],
    create: '/loan/addHomeFeatures',
    update: '/loan/editHomeFeatures',
    remove: '/loan/deleteHomeFeatures',
    send: ['title', 'description', 'image'],
    multipart: true,
  },
  'loan-benefits': {
    list: ['/loan/getLoanBenefitsById/:scope', 'benefits'],
    scope: 'loan_id',
    remove: '/loan/deleteLoanBenefits',
  },
  'user-details': { list: ['/loan/userDetails', 'data'], paged: true },
  disclaimer: {
    list: ['/loan/getDisclaimer', 'data'],
    one: ['/loan/getSingleDisclaimer', 'data'],
    update: '/loan/editDisclaimer',
    send: ['description'],
  },
  loans: { list: ['/loan/allLoans', 'loan'] },
};

async function ask(path: string, options: fetchUtils.Options = {}) {
  const token = `Bearer ${sessionStorage.getItem('authToken')}`;
  const { json } = await fetchUtils.fetchJson(`/api${path}`, { ...options, user: { authenticated: true, token } });
  return json;
}

const callsOf = (resource: string) => calls[resource] as Calls;

function bodyOf({ send = [], multipart }: Calls, data: Record<string, unknown>): BodyInit {
  if (!multipart) return JSON.stringify(Object.fromEntries(send.map((name) => [name, data[name]])));
  const parts = new FormData();
  for (const name of send) {
    const value = data[name];
    const file = (value as { rawFile?: File } | undefined)?.rawFile;
    if (file) parts.append(name, file);
    else if (name !== 'image') parts.append(name, String(value ?? ''));
  }
  return parts;
}

export const dataProvider = {
  async getList(resource: string, { filter = {} as Record<string, string>, pagination = { page: 1, perPage: 10 } }) {
    const { list, scope, paged } = callsOf(resource);
    const value = scope && filter[scope];
    if (scope && !value) return { data: [], total: 0 };
    const query = paged ? `?page=${pagination.page}&limit=${pagination.perPage}` : '';
    const answer = await ask(list[0].replace(':scope', String(value)) + query);
    const data = answer[list[1]];
    return { data, total: paged ? answer.pagination.total : data.length };
  },
  async getOne(resource: string, { id }: { id: unknown }) {
    const [path = '', key = ''] = callsOf(resource).one ?? [];
    const answer = await ask(`${path}/${id}`);
    return { data: { ...answer[key], id } };
  },
  async getMany(resource: string, { ids }: { ids: unknown[] }) {
    const { list } = callsOf(resource);
    const rows: RaRecord[] = (await ask(list[0]))[list[1]];
    return { data: rows.filter(({ id }) => ids.map(String).includes(String(id))) };
  },
  async create(resource: string, { data }: { data: Record<string, unknown> }) {
    const { create } = callsOf(resource);
    const { id } = await ask(`${create}`, { method: 'POST', body: bodyOf(callsOf(resource), data) });
    return { data: { ...data, id } };
  },
  async update(resource: string, { id, data }: { id: unknown; data: Record<string, unknown> }) {
    await ask(`${callsOf(resource).update}/${id}`, { method: 'PUT', body: bodyOf(callsOf(resource), data) });
    return { data: { ...data, id } };
  },
  async delete(resource: string, { id }: { id: unknown }) {
    await ask(`${callsOf(resource).remove}/${id}`, { method: 'DELETE' });
    return { data: { id } };
  },
  // Not used by the screens of this peer.
  getManyReference: () => Promise.reject(new Error('not used')),
  updateMany: () => Promise.reject(new Error('not used')),
  deleteMany: () => Promise.reject(new Error('not used')),
} as unknown as DataProvider;
