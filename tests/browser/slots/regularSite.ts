import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

type Item = Readonly<Record<string, unknown>> & { readonly id: number };

const credentials = { username: 'maintainer', password: 'Sample@730' };

function seeds(): Record<string, Item[]> {
  return {
    prices: [
      { id: 1, name: 'Tea', price: 250 },
      { id: 2, name: 'Rice', price: 1200 },
    ],
    ratings: [{ id: 1, name: 'Service', stars: 3 }],
    articles: [{ id: 1, name: 'Terms', body: '<p>First <strong>bold</strong> text</p>' }],
    boards: [
      { id: 1, name: 'North', size: 1234 },
      { id: 2, name: 'South', size: 7 },
    ],
    products: [{ id: 1, name: 'Lamp', price: 900 }],
    tasks: [
      { id: 1, name: 'Call', state: 'open' },
      { id: 2, name: 'Write', state: 'open' },
    ],
    scores: [{ id: 1, name: 'Chess', score: 4 }],
    matches: [{ id: 1, price_id: 2, product_id: '1', task_id: 2 }],
  };
}

/** A stand-in for a site with regular REST calls: a collection of JSON items for each resource. */
export function regularSite(): Site {
  let collections = seeds();
  const app = new Hono();
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: credentials.username } }));
  app.get('/api/:name', (c) => c.json(collections[c.req.param('name')] ?? []));
  app.get('/api/:name/:id', (c) => {
    const item = collections[c.req.param('name')]?.find(({ id }) => String(id) === c.req.param('id'));
    return item ? c.json(item) : c.json({ message: 'There is no such item' }, 404);
  });
  app.post('/api/:name', async (c) => {
    const items = collections[c.req.param('name')] ?? [];
    items.push({ ...(await c.req.json()), id: items.length + 1 });
    return c.json({ success: true });
  });
  app.put('/api/:name/:id', async (c) => {
    const [name, changes] = [c.req.param('name'), await c.req.json()];
    collections[name] = (collections[name] ?? []).map((item) =>
      String(item.id) === c.req.param('id') ? { ...item, ...changes } : item,
    );
    return c.json({ success: true });
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
