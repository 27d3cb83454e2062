import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

export const longBody = `${'All of a long text is read here. '.repeat(12)}\nThe end.`;

const first = {
  body: longBody,
  html: '<p>Formatted <strong>text</strong></p><script>document.title = "run"</script>',
  mail: 'asha@example.com',
  phone: '55501 00001',
  web: 'https://example.com/asha',
  address: { id: 40, city: 'Pune', rooms: 3, stray: 'kept by the site' },
  contacts: [
    { id: 50, name: 'Ravi', role: 'friend' },
    { id: 51, name: 'Meera', role: '' },
  ],
  code: 'S-1234',
  password: 'never-shown',
};

const postSeeds = () => [
  { id: 1, title: 'Tea', state: 'draft', ...first },
  { id: 2, title: 'Rain', state: 'live', body: 'Short' },
  { id: 3, title: 'Secret plan', state: 'hidden', body: 'Nobody reads this' },
];

const commentSeeds = () => [
  { id: 10, post: 1, words: 'First!' },
  { id: 11, post: 3, words: 'Elsewhere' },
  { id: 12, post: 1, words: 'Lovely' },
];

const reviews = Array.from({ length: 12 }, (_, index) => ({
  id: 100 + index,
  of: 1,
  words: `Review ${index + 1}`,
  stars: 4,
}));

/** A stand-in with posts, what people wrote about them, and logs. */
export function postsSite(): Site {
  let posts: Record<string, unknown>[] = postSeeds();
  let comments = commentSeeds();
  const app = new Hono();
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: 'maintainer' } }));
  app.get('/api/posts', (c) => c.json({ rows: posts.map(({ id, title, state }) => ({ id, title, state })) }));
  app.get('/api/posts/:id', (c) => {
    const row = posts.find(({ id }) => String(id) === c.req.param('id'));
    return row ? c.json({ row }) : c.json({ message: 'No such post' }, 404);
  });
  app.post('/api/posts', async (c) => {
    posts = [...posts, { id: 4, ...((await c.req.json()) as object) }];
    return c.json({});
  });
  app.post('/api/posts/:id/publish', (c) => {
    posts = posts.map((row) => (String(row.id) === c.req.param('id') ? { ...row, state: 'live' } : row));
    return c.json({});
  });
  app.delete('/api/posts/:id', (c) => {
    posts = posts.filter(({ id }) => String(id) !== c.req.param('id'));
    return c.json({});
  });
  app.get('/api/comments', (c) => c.json({ rows: comments }));
  app.get('/api/comments/:id', (c) => c.json({ row: comments.find(({ id }) => String(id) === c.req.param('id')) }));
  app.delete('/api/comments/:id', (c) => {
    comments = comments.filter(({ id }) => String(id) !== c.req.param('id'));
    return c.json({});
  });
  app.get('/api/reviews', (c) => {
    const [page, limit] = [Number(c.req.query('page')), Number(c.req.query('limit'))];
    const found = reviews.filter(({ of }) => String(of) === (c.req.query('post') ?? String(of)));
    return c.json({ rows: found.slice((page - 1) * limit, page * limit), total: found.length });
  });
  app.get('/api/logs', (c) => c.json({ rows: [{ id: 1, line: 'Started' }] }));
  app.get('/api/logs/:id', (c) => c.json({ row: { id: 1, line: 'Started' } }));
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset: () => {
      posts = postSeeds();
      comments = commentSeeds();
    },
    close: () => undefined,
    credentials: { username: 'maintainer', password: 'Sample@730' },
  };
}
