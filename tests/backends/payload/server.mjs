// Starts Payload over `site.db` in a folder: `node server.mjs FOLDER [PORT]`. It prints its address, and what signs in. Its
// REST API needs no Next.
import { serve } from '@hono/node-server';
import { getPayload, handleEndpoints } from 'payload';
import { siteConfig } from './config.mjs';

const [folder = '.', port = '0'] = process.argv.slice(2);
const config = await siteConfig(folder);
const payload = await getPayload({ config });

const admin = { email: 'admin@example.com', password: 'Sample@730' };

/** What a new database begins with. */
async function seed() {
  const create = (collection, data) => payload.create({ collection, data });
  await create('users', { ...admin, name: 'Admin' });
  const [asha, ben] = [await create('authors', { name: 'Asha' }), await create('authors', { name: 'Ben' })];
  await create('posts', {
    title: 'Tea',
    summary: 'How to make it',
    price: 249.5,
    open: false,
    day: '2025-05-01T00:00:00.000Z',
    begins: '2025-05-01T09:30:00.000Z',
    mail: 'tea@example.com',
    state: 'live',
    tags: ['red', 'green'],
    author: ben.id,
    readers: [asha.id, ben.id],
    place: { city: 'Pune', floor: 3 },
    contacts: [{ name: 'Asha', role: 'cook' }, { name: 'Chitra' }],
    extra: { a: [1, { b: null }] },
  });
  for (let index = 2; index <= 25; index += 1)
    await create('posts', {
      title: `Post ${index}`,
      price: (index * 7) % 25,
      state: index % 3 === 0 ? 'gone' : 'draft',
      author: index % 2 === 0 ? asha.id : ben.id,
    });
  await create('secrets', { name: 'Hidden' });
  await payload.updateGlobal({ slug: 'settings', data: { owner: 'Asha', limit: 5 } });
}

if ((await payload.count({ collection: 'users' })).totalDocs === 0) await seed();

serve(
  {
    fetch: (request) => handleEndpoints({ config, request: request.clone() }),
    hostname: '127.0.0.1',
    port: Number(port),
  },
  (place) => console.log(`http://127.0.0.1:${place.port} ${admin.email} ${admin.password}`),
);
