import { Hono } from 'hono';
import type { Site } from '../../site/createSite';

type Item = Readonly<Record<string, unknown>> & { readonly id: number };

const credentials = { username: 'editor@example.com', password: 'Sample@730' };
/** Signs in too, and may only look. */
export const viewer = 'viewer@example.com';

const seeds = (): Record<string, Item[]> => ({
  articles: [
    { id: 1, title: 'Own', seo: { slug: 'own', index: true }, owner: credentials.username },
    { id: 2, title: 'Foreign', seo: { slug: 'foreign' }, owner: 'someone@example.com' },
  ],
  notes: [{ id: 1, title: 'Note one' }],
  remarks: [{ id: 7, title: 'Remark seven', note: 1 }],
});

/** A stand-in with OAuth2 tokens, roles and errors by field. */
export function authSite(): Site {
  let collections = seeds();
  let count = 0;
  let names = new Map<string, string>();
  const app = new Hono<{ Variables: { name: string } }>();
  const issue = (name: string) => {
    count += 1;
    names.set(`t${count}`, name).set(`r${count}`, name);
    return { access_token: `t${count}`, refresh_token: `r${count}`, expires_in: 3600 };
  };
  const rowsOf = (name: string) => collections[name] ?? [];

  app.post('/api/oauth/token', async (c) => {
    const sent = new URLSearchParams(await c.req.text());
    if (sent.get('grant_type') === 'password' && sent.get('password') === credentials.password)
      return c.json(issue(sent.get('username') ?? ''));
    const renewal = sent.get('refresh_token') ?? '';
    const name = names.get(renewal);
    names.delete(renewal);
    return name === undefined ? c.json({ errors: [{ message: 'Who is that?' }] }, 400) : c.json(issue(name));
  });
  app.use('/api/*', async (c, next) => {
    const name = names.get(c.req.header('Authorization')?.replace('Bearer ', '') ?? '');
    if (name === undefined) return c.json({ errors: [{ message: 'The token has expired' }] }, 401);
    c.set('name', name);
    return next();
  });
  app.get('/api/me', (c) => {
    const name = c.get('name');
    return c.json({ user: { name, role: name === viewer ? 'viewer' : 'editor' } });
  });
  app.post('/api/logout', (c) => c.json({}));
  app.get('/api/articles/:article/remarks', (c) => c.json({ rows: rowsOf('remarks') }));
  app.get('/api/articles/:article/remarks/:id', (c) => c.json({ row: rowsOf('remarks')[0] }));
  app.patch('/api/articles/:article/remarks/:id', (c) => c.json({}));
  app.get('/api/:name', (c) => c.json({ rows: rowsOf(c.req.param('name')) }));
  app.get('/api/:name/:id', (c) => {
    const row = rowsOf(c.req.param('name')).find(({ id }) => String(id) === c.req.param('id'));
    return row ? c.json({ row }) : c.json({}, 404);
  });
  app.on(['PATCH', 'POST'], '/api/:name/:id', async (c) => {
    const { name, id } = c.req.param();
    const changes = await c.req.json();
    if (changes.title === 'taken') {
      const fields = { author: 'is unknown', 'seo.slug': ['is too long'], title: 'is taken' };
      return c.json({ errors: [{ message: 'Please correct this.', fields }] }, 422);
    }
    collections[name] = rowsOf(name).map((row) => (String(row.id) === id ? { ...row, ...changes } : row));
    return c.json({});
  });
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => {
      names = new Map([...names].filter(([token]) => token.startsWith('r')));
    },
    reset: () => {
      collections = seeds();
      names = new Map();
    },
    close: () => undefined,
    credentials,
  };
}
