import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

const credentials = { username: 'maintainer', password: 'Sample@730' };

/** 150 letters without a blank, a name of many words, a text of 3,000 characters, and texts in Arabic and Hebrew. */
export const unbroken = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5).slice(0, 150);
export const manyWords = 'Maria Clementine Sebastiana Theodora '.repeat(4).trim();
export const endless = 'Donaudampfschiff fahrt '.repeat(130).trim();
export const arabic = 'الاسم الكامل Tea 12';
export const hebrew = 'שלום עולם, Rice.';

const text = (id: number, value: string) => ({
  id,
  name: value,
  email: value,
  phone: value,
  code: value,
  notes: value,
  body: value,
  price: value,
  secret: value,
  made_at: value,
  picture: `${value.slice(0, 150)}.png`,
  friend_id: (id % 5) + 1,
});

const rows = [
  ...[unbroken, manyWords, endless, arabic, hebrew].map((value, index) => text(index + 1, value)),
  { ...text(6, 'Short'), email: 'short@example.com', phone: '5551234567', made_at: '2025-02-05T09:05:00.000Z' },
];

/** A stand-in whose texts are long, without blanks, or written from right to left. */
export function longSite(): Site {
  const app = new Hono();
  const one = (id: string) => rows.find((row) => String(row.id) === id);
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: credentials.username } }));
  app.get('/api/all/people', (c) => c.json({ rows }));
  app.get('/api/one/people/:id', (c) => c.json({ row: one(c.req.param('id')) }));
  app.get('/api/people', (c) => c.json(rows, 200, { 'Content-Range': `people 0-5/${rows.length}` }));
  app.get('/api/people/:id', (c) => c.json(one(c.req.param('id'))));
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset: () => undefined,
    close: () => undefined,
    credentials,
  };
}
