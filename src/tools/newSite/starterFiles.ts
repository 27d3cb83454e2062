const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const readme = (title: string) => `# ${title}

The screens of this console are declared in \`resources/\`, one file per resource.

\`\`\`sh
npm ci && npm start    # prints the address, and what signs in
npm ci && npm test     # types, linter, declarations, reference, tests
\`\`\`

| command                                          | what it does                                                          |
| ------------------------------------------------ | --------------------------------------------------------------------- |
| \`npm run declare -- --name NAME --from SOURCE\` | writes a first declaration from an answer, an OpenAPI document or a URL |
| \`npm run doctor -- --site ADDRESS\`             | compares a site with the declarations                                 |
| \`npm run check\`                                | checks the declarations                                               |
| \`npm run docs\`                                 | writes \`docs/resources.md\` and \`docs/openapi.json\`                |
| \`npm run reset-site\`                           | forgets what was changed in the stand-in                              |
| \`npm run build\`                                | builds into \`dist/\`                                                 |
| \`SITE=https://host npm start\`                  | starts with a real site in place of the stand-in                      |

Until there is a site, a stand-in answers every call from the declarations, with invented rows.

Guides: [add a resource](docs/guides/add-a-resource.md), [a regular API](docs/guides/regular-api.md),
[any other API](docs/guides/irregular-api.md), [a kind of field](docs/guides/add-a-kind.md),
[react-admin components](docs/guides/react-admin-component.md), [connect your site](docs/guides/connect-your-site.md). More:
[custom components](docs/custom-components.md), [the tools](docs/maintainers-tools.md), [deploying](docs/deploying.md),
[unsaved work](docs/unsaved-work.md), [the editor](docs/editor.md), [exporting](docs/exporting.md). Every word of the language has a
docstring in \`src/declare\`.
`;

const notes = `import { defineResource, longText, text } from '../src/declare';

/** An example: change it, or remove it here and in index.ts. */
export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: {
    subject: text('Subject', { required: true }),
    words: longText('Words'),
  },
  title: 'subject',
});
`;

const index = `import { defineSidebar } from '../src/declare';
import { notes } from './notes';

/** Every resource, in sidebar order; a gap stands between two groups. */
export const resources = defineSidebar([notes]);
`;

const site = (title: string) => `import { defineSite } from '../src/declare';

export const site = defineSite({
  login: '/auth/login',
  uploads: { images: '/uploads' },
  title: ${`'${title.replace(/['\\]/g, '\\$&')}'`},
});
`;

/** What a new project has of its own, by path: `title` is the name of the product. */
export function starterFiles(title: string): Readonly<Record<string, string>> {
  return {
    'README.md': readme(title),
    'resources/index.ts': index,
    'resources/notes.ts': notes,
    'resources/site.ts': site(title),
    'public/config.json': json({ apiHost: '', uploads: { images: '/uploads' }, title }),
    'public/manifest.webmanifest': json({
      name: title,
      short_name: 'Console',
      start_url: '/',
      display: 'standalone',
      background_color: '#f1f4f3',
      theme_color: '#f1f4f3',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
    }),
  };
}
