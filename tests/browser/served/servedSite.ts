import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

type Item = Readonly<Record<string, unknown>> & { readonly id: number };

const credentials = { username: 'maintainer', password: 'Sample@730' };
const count = 60;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

const seeds = (): Record<string, Item[]> => ({
  people: numbers.map((id) => ({ id, name: `Person ${id}` })),
  tasks: numbers.map((id) => ({
    id,
    title: `Task ${id}`,
    state: ['open', 'done', 'late'][id % 3],
    points: id % 5,
    owner_id: (id % 7) + 1,
    ...(id === 2 && { helpers: [9] }),
  })),
  visits: numbers.map((id) => ({ id, title: `Visit ${id}`, owner_id: id })),
  notes: Array.from({ length: 340 }, (_, index) => ({
    id: index + 1,
    title: index % 30 === 4 ? `Réunion ज़मीन ${index + 1}` : `Benefit ${340 - index}`,
    pages: (index * 7) % 1000,
    day: new Date(Date.UTC(2025, 0, 1 + ((index * 11) % 340))).toISOString().slice(0, 10),
    done: index % 2 === 0 ? 'Y' : 'N',
    owner_id: (index % 3) + 1,
  })),
});

const filters = ['state', 'points', 'owner_id', 'helpers'];

/** A stand-in that searches, filters, sorts and pages by itself. */
export function servedSite(): Site {
  let collections = seeds();
  const app = new Hono();
  const rowsOf = (name: string) => collections[name] ?? [];
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: {} }));
  app.get('/api/:name', (c) => {
    const { q = '', sort, dir, page = '1', limit = '10', ...asked } = c.req.query();
    const unknown = Object.keys(asked).filter((name) => !filters.includes(name));
    if (unknown.length > 0) return c.json({ message: `Unknown: ${unknown}` }, 400);
    const found = rowsOf(c.req.param('name'))
      .filter((row) =>
        String(row.title ?? row.name)
          .toLowerCase()
          .includes(q.toLowerCase()),
      )
      .filter((row) => Object.entries(asked).every(([name, value]) => String(row[name]) === value));
    const order = dir === 'desc' ? -1 : 1;
    const compare = (one: Item, other: Item) =>
      order * String(one[sort ?? '']).localeCompare(String(other[sort ?? '']));
    const sorted = sort === undefined ? found : found.toSorted(compare);
    // Not all lists come page by page.
    if (c.req.query('page') === undefined) return c.json({ rows: sorted });
    const start = (Number(page) - 1) * Number(limit);
    return c.json({ rows: sorted.slice(start, start + Number(limit)), total: found.length });
  });
  app.get('/api/:name/:id', (c) => {
    const row = rowsOf(c.req.param('name')).find(({ id }) => String(id) === c.req.param('id'));
    return row ? c.json({ row }) : c.json({}, 404);
  });
  app.patch('/api/:name/:id', async (c) => {
    const { name, id } = c.req.param();
    const changes = await c.req.json();
    collections[name] = rowsOf(name).map((row) => (String(row.id) === id ? { ...row, ...changes } : row));
    return c.json({});
  });
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset: () => {
      collections = seeds();
    },
    close: () => undefined,
    credentials,
  };
}
