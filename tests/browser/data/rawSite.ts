import { type Context, Hono } from 'hono';
import type { Site } from '../../site/createSite';

const credentials = { username: 'maintainer', password: 'Sample@730' };

/** Rows by collection, each its id as text and the text of its JSON, which no program between has read. */
export type RawRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rows of a page, whatever is asked for. */
const most = 10;

export interface RawSite extends Site {
  /** The stored text of a record. */
  text(collection: string, id: string): string | undefined;
  /** Changes a record as another person would. */
  store(collection: string, id: string, text: string): void;
}

const json = (c: Context, text: string, headers: Record<string, string> = {}) =>
  c.body(text, 200, { 'Content-Type': 'application/json', ...headers });

/** A stand-in that keeps each record as the text that it was sent: a save replaces the whole record. */
export function rawSite(seeds: RawRows): RawSite {
  let rows = new Map<string, Map<string, string>>();
  const reset = () => {
    rows = new Map(Object.entries(seeds).map(([name, texts]) => [name, new Map(Object.entries(texts))]));
  };
  reset();
  const rowsIn = (c: Context) => rows.get(c.req.param('name') ?? '') ?? new Map<string, string>();
  const app = new Hono();
  app.post('/api/auth/login', (c) => c.json({ token: 'a.b.c', user: { username: credentials.username } }));
  app.get('/api/keyed/:name', (c) => json(c, `{"rows":[${[...rowsIn(c).values()]}]}`));
  app.get('/api/paged/:name', (c) => {
    const all = [...rowsIn(c).values()];
    const page = Number(c.req.query('page'));
    const pagination = `{"totalPages":${Math.ceil(all.length / most)},"total":${all.length},"page":${page}}`;
    return json(c, `{"rows":[${all.slice((page - 1) * most, page * most)}],"pagination":${pagination}}`);
  });
  app.get('/api/:name', (c) => {
    const all = [...rowsIn(c).values()];
    const [start = 0] = JSON.parse(c.req.query('range') ?? '[0]') as number[];
    const range = `${start}-${start + most - 1}/${all.length}`;
    return json(c, `[${all.slice(start, start + most)}]`, { 'Content-Range': `rows ${range}` });
  });
  const record = (c: Context, wrap: (text: string) => string) => {
    const id = c.req.param('id') ?? '';
    const text = rowsIn(c).get(id);
    if (text === undefined) return c.json({ message: `There is no record '${id}'` }, 404);
    return json(c, wrap(text));
  };
  app.get('/api/keyed/:name/:id', (c) => record(c, (text) => `{"row":${text}}`));
  app.get('/api/:name/:id', (c) => record(c, (text) => text));
  /** The body as JSON; of a file its name. */
  const sent = async (c: Context) => {
    if (c.req.header('content-type')?.startsWith('multipart') !== true) return c.req.text();
    const parts = [...(await c.req.raw.formData())];
    return JSON.stringify(
      Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'string' ? part : part.name])),
    );
  };
  const save = async (c: Context) => {
    const id = c.req.param('id') ?? '';
    const text = await sent(c);
    // The id is of the address, whatever else is replaced.
    const idText = /"id":("[^"]*"|\d+)/.exec(rowsIn(c).get(id) ?? '')?.[0];
    rowsIn(c).set(id, idText === undefined || text.includes(idText) ? text : text.replace('{', `{${idText},`));
    return c.json({ success: true });
  };
  const add = async (c: Context) => {
    const name = c.req.param('name') ?? '';
    const collection = rowsIn(c);
    const id = collection.size + 1;
    rows.set(name, collection.set(String(id), (await sent(c)).replace('{', `{"id":${id},`)));
    return c.json({ id });
  };
  app.post('/api/:name', add);
  const remove = (c: Context) => {
    rowsIn(c).delete(c.req.param('id') ?? '');
    return c.json({ success: true });
  };
  for (const path of ['/api/keyed/:name/:id', '/api/:name/:id']) app.put(path, save).delete(path, remove);
  return {
    fetch: (request) => app.fetch(request),
    journal: [],
    clearJournal: () => undefined,
    expireTokens: () => undefined,
    reset,
    close: () => undefined,
    credentials,
    text: (collection, id) => rows.get(collection)?.get(id),
    store: (collection, id, text) => rows.get(collection)?.set(id, text),
  };
}
