import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { openapi } from 'payload-oapi';

/** Whoever signed in may do everything; the others nothing. */
const signedIn = ({ req }) => Boolean(req.user);
const access = { read: signedIn, create: signedIn, update: signedIn, delete: signedIn };

const posts = {
  slug: 'posts',
  access,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      unique: true,
      validate: (value) => (/!/.test(value ?? '') ? 'No exclamation marks here' : true),
    },
    { name: 'summary', type: 'textarea' },
    { name: 'price', type: 'number', min: 0 },
    { name: 'open', type: 'checkbox', defaultValue: true },
    { name: 'day', type: 'date' },
    { name: 'begins', type: 'date' },
    { name: 'mail', type: 'email' },
    { name: 'state', type: 'select', options: ['draft', 'live', 'gone'], defaultValue: 'draft', required: true },
    { name: 'tags', type: 'select', hasMany: true, options: ['red', 'blue', 'green'] },
    { name: 'author', type: 'relationship', relationTo: 'authors', required: true },
    { name: 'readers', type: 'relationship', relationTo: 'authors', hasMany: true },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'place',
      type: 'group',
      fields: [
        { name: 'city', type: 'text' },
        { name: 'floor', type: 'number' },
        { name: 'kept', type: 'text', defaultValue: 'never declared' },
      ],
    },
    {
      name: 'contacts',
      type: 'array',
      maxRows: 3,
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'role', type: 'select', options: ['cook', 'guest'], defaultValue: 'guest' },
        { name: 'kept', type: 'text', defaultValue: 'never declared' },
      ],
    },
    { name: 'extra', type: 'json' },
    { name: 'kept', type: 'text', defaultValue: 'never declared' },
  ],
};

const authors = { slug: 'authors', access, fields: [{ name: 'name', type: 'text', required: true }] };

const users = { slug: 'users', access, auth: { tokenExpiration: 7200 }, fields: [{ name: 'name', type: 'text' }] };

const media = (folder) => ({
  slug: 'media',
  access: { ...access, read: () => true },
  upload: { staticDir: join(folder, 'media'), mimeTypes: ['image/*', 'application/pdf'] },
  fields: [{ name: 'alt', type: 'text', required: true }],
});

/** Nobody may read it. */
const secrets = { slug: 'secrets', access: { ...access, read: () => false }, fields: [{ name: 'name', type: 'text' }] };

const settings = {
  slug: 'settings',
  access: { read: signedIn, update: signedIn },
  fields: [
    { name: 'owner', type: 'text', required: true },
    { name: 'limit', type: 'number', min: 1 },
    { name: 'kept', type: 'text', defaultValue: 'never declared' },
  ],
};

/** A site over `site.db` and `media/` in a folder, whose ids are UUIDs. */
export const siteConfig = (folder) =>
  buildConfig({
    secret: 'only for tests',
    cors: '*',
    db: sqliteAdapter({ client: { url: `file:${join(folder, 'site.db')}` }, idType: 'uuid', busyTimeout: 5000 }),
    collections: [posts, authors, media(folder), users, secrets],
    globals: [settings],
    // Describes all of it at /api/openapi.json.
    plugins: [openapi({ openapiVersion: '3.1', metadata: { title: 'Site', version: '1' } })],
    telemetry: false,
    logger: { options: { level: 'error' } },
    typescript: { autoGenerate: false },
  });
