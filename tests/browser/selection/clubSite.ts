import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

type Item = Readonly<Record<string, unknown>> & { readonly id: number };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const seeds = (): Record<string, Item[]> => ({
  members: numbers(12).map((id) => ({
    id,
    name: `Member ${id}`,
    state: id % 4 === 0 ? 'blocked' : 'active',
    code: `C-${id}`,
  })),
  entries: numbers(137).map((id) => ({ id, name: `Entry ${id}`, state: 'new' })),
  notes: numbers(6).map((id) => ({ id, text: `Note ${id}` })),
});

/** The stand-in of a club, and what it was asked at the same time. */
export interface ClubSite extends Site {
  /** The names in a collection. */
  names(collection: string): readonly unknown[];
  /** The most deletions and actions that were under way at once since the reset. */
  mostAtOnce(): number;
  /** How long each of them takes, in milliseconds. */
  takes: number;
}

/** A stand-in whose records can be deleted, and whose state can be changed. */
export function clubSite(): ClubSite {
  let collections = seeds();
  let running = 0;
  let most = 0;
  const app = new Hono();
  const rowsOf = (name: string) => collections[name] ?? [];
  const site: ClubSite = {
    fetch: (request) => app.fetch(request),
    names: (collection) => rowsOf(collection).map(({ name, text }) => name ?? text),
    mostAtOnce: () => most,
    takes: 30,
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset: () => {
      collections = seeds();
      most = 0;
      site.takes = 30;
    },
    close: () => undefined,
    credentials: { username: 'maintainer', password: 'Sample@730' },
  };
  const slowly = async (change: () => void) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, site.takes));
    change();
    running -= 1;
  };
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: 'maintainer' } }));
  app.get('/api/:name', (c) => {
    const rows = rowsOf(c.req.param('name'));
    const { page, limit = '10' } = c.req.query();
    if (page === undefined) return c.json({ rows });
    const start = (Number(page) - 1) * Number(limit);
    return c.json({ rows: rows.slice(start, start + Number(limit)), pagination: { total: rows.length } });
  });
  app.get('/api/:name/:id', (c) => {
    const { name, id } = c.req.param();
    return c.json({ row: rowsOf(name).find((row) => String(row.id) === id) ?? null });
  });
  app.patch('/api/:name/:id', async (c) => {
    const { name, id } = c.req.param();
    const changes: object = await c.req.json();
    collections[name] = rowsOf(name).map((row) => (String(row.id) === id ? { ...row, ...changes } : row));
    return c.json({});
  });
  app.delete('/api/:name/:id', async (c) => {
    const { name, id } = c.req.param();
    if (!rowsOf(name).some((row) => String(row.id) === id)) return c.json({ message: 'Not found' }, 404);
    await slowly(() => {
      collections[name] = rowsOf(name).filter((row) => String(row.id) !== id);
    });
    return c.json({});
  });
  app.post('/api/:name/:id/:action', async (c) => {
    const { name, id, action } = c.req.param();
    await slowly(() => {
      const state = `${action}ed`;
      collections[name] = rowsOf(name).map((row) => (String(row.id) === id ? { ...row, state } : row));
    });
    return c.json({});
  });
  return site;
}
