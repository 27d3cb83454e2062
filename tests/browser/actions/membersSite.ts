import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

const seeds = () => [
  { id: 1, name: 'Asha', state: 'active' },
  { id: 2, name: 'Ravi', state: 'active' },
  { id: 3, name: 'Meera', state: 'blocked' },
];

const settingsSeed = () => ({ title: 'Club', note: 'None' });

/** A stand-in whose members can be blocked and unblocked, with settings. */
export function membersSite(): Site {
  let rows = seeds();
  let settings = settingsSeed();
  const change = (id: string, changes: object) => {
    rows = rows.map((row) => (String(row.id) === id ? { ...row, ...changes } : row));
  };
  const app = new Hono();
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: 'maintainer' } }));
  app.get('/api/members', (c) => c.json({ rows }));
  app.get('/api/members/:id', (c) => c.json({ row: rows.find(({ id }) => String(id) === c.req.param('id')) ?? null }));
  app.patch('/api/members/:id', async (c) => {
    change(c.req.param('id'), await c.req.json());
    return c.json({});
  });
  app.post('/api/members/:id/block', (c) => {
    change(c.req.param('id'), { state: 'blocked' });
    return c.json({});
  });
  app.put('/api/members/:id/unblock', (c) => {
    change(c.req.param('id'), { state: 'active' });
    return c.json({});
  });
  app.get('/api/settings', (c) => c.json({ settings }));
  app.put('/api/settings', async (c) => {
    settings = await c.req.json();
    return c.json({});
  });
  app.post('/api/settings/reset', (c) => {
    settings = settingsSeed();
    return c.json({});
  });
  app.post('/api/sync', (c) => c.json({}));
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset: () => {
      rows = seeds();
      settings = settingsSeed();
    },
    close: () => undefined,
    credentials: { username: 'maintainer', password: 'Sample@730' },
  };
}
