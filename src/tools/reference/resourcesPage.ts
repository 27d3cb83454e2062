import type { CompleteForm, CompleteResource } from '../../declare/complete';
import type { AnyEndpoint } from '../../declare/endpoint';
import type { Site } from '../../declare/site';
import { callsOf } from '../callsOf';
import { fieldSchema } from '../fieldSchema';

const escaped = (text: unknown) =>
  String(text ?? '')
    .replace(/\|/g, '\\|')
    .replace(/\s+/g, ' ');

/** A table in Markdown; nothing without rows. */
function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
  return lines.join('\n');
}

const code = (text: string) => `\`${text}\``;

function screens({ name, list, create, edit }: CompleteResource): readonly (readonly string[])[] {
  const columns = (list?.columns ?? []).map((column) => (typeof column === 'string' ? code(column) : column.label));
  const fields = (form: CompleteForm) => form.fields.map(code).join(', ');
  return [
    ...(columns.length > 0
      ? [[code(`/${name}`), list?.as === 'table' ? 'table' : (list?.as ?? ''), columns.join(', ')]]
      : []),
    ...(create ? [[code(`/add-${name}`), 'form', fields(create)]] : []),
    ...(edit ? [[code(`/edit-${name}/:id`), 'form', fields(edit)]] : []),
  ];
}

function fieldRows({ fields, create, edit }: CompleteResource): readonly (readonly string[])[] {
  return Object.entries(fields).map(([name, field]) => {
    const target = field.kind.refersTo?.(field);
    const { type, format, contentMediaType } = fieldSchema(field);
    const required = [create?.required.includes(name) && 'to add', edit?.required.includes(name) && 'to edit'];
    const json = [[type ?? 'any'].flat().join(' or '), format ?? contentMediaType].filter(Boolean).join(', ');
    return [
      code(name),
      field.label,
      field.kind.name + (target === undefined ? '' : ` of [${target}](#${target})`),
      json,
      required.filter(Boolean).join(', '),
    ];
  });
}

function readUnder(endpoint: AnyEndpoint | undefined): string {
  if (!endpoint) return 'the answer itself';
  const { key, paged } = endpoint;
  const place = typeof key === 'string' ? code(key) : key ? 'read by a function' : '`data`, or the answer itself';
  return paged ? `${place}, page by page` : place;
}

function bodyOf(form: CompleteForm | undefined): string {
  if (!form) return '';
  const kind = form.uploads.length > 0 ? 'multipart' : 'JSON';
  const keys = form.fields.map(
    (name) => code(name) + (form.uploads.includes(name) && !form.required.includes(name) ? ' if chosen' : ''),
  );
  return `${kind}: ${keys.join(', ')}`;
}

function callRows(resource: CompleteResource): readonly (readonly string[])[] {
  return callsOf(resource).map(({ operation, method, path, endpoint }) => {
    const reads = operation === 'list' || operation === 'one';
    const body = operation === 'create' ? bodyOf(resource.create) : operation === 'update' ? bodyOf(resource.edit) : '';
    return [operation, code(`${method} ${path}`), body, reads ? readUnder(endpoint) : ''];
  });
}

function textRows({ list, create, edit, remove }: CompleteResource): readonly (readonly unknown[])[] {
  const isShown = (list?.columns.length ?? 0) > 0;
  const ofForm = (when: string, form: CompleteForm | undefined) =>
    form
      ? [
          [`${when}: button`, form.button],
          ...(form.required.length > 0 ? [[`${when}: a required field is blank`, form.invalid]] : []),
          [`${when}: saved`, form.done ?? 'none'],
          [`${when}: not saved`, form.failed],
        ]
      : [];
  return [
    ...(isShown
      ? [
          ['list: no rows', list?.empty],
          ['list: not loaded', list?.failed],
        ]
      : []),
    ...(create && isShown ? [['list: link to the form', list?.add]] : []),
    ...ofForm('add', create),
    ...ofForm('edit', edit),
    ...(remove
      ? [
          ['delete: question', remove.ask ?? 'none; it can be undone for five seconds'],
          ['delete: done', remove.done ?? 'none'],
          ['delete: failed', remove.failed],
        ]
      : []),
  ];
}

function section(resource: CompleteResource): string {
  const { name, label, regular, scope } = resource;
  const notes = [
    regular && 'It speaks the regular REST convention.',
    scope && `Its list is of one ${code(scope)}, which is chosen first.`,
    screens(resource).length === 0 && 'It has no screen.',
  ];
  return [
    `## ${name}`,
    `**${escaped(label)}**. ${notes.filter(Boolean).join(' ')}`.trim(),
    table(['screen', 'as', 'fields'], screens(resource)),
    table(['field', 'label', 'kind', 'JSON', 'required'], fieldRows(resource)),
    table(['call', 'request', 'body', 'read from'], callRows(resource)),
    table(['text', 'what is shown'], textRows(resource)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** All resources, their screens, fields, calls and texts, as Markdown. */
export function resourcesPage(resources: readonly CompleteResource[], { title, login, uploads }: Site): string {
  const folders = Object.entries(uploads).map(([folder, path]) => [folder, code(`${path}/:file`)]);
  return `${[
    '# Resources',
    `The screens of ${title}, and the calls that they make. \`npm run docs\` writes this page and [openapi.json](openapi.json) from the declarations in \`resources/\`.`,
    `${resources.map(({ name, label }) => `- [${label}](#${name})`).join('\n')}`,
    `Signing in: \`POST ${login}\`. Paths are below the API; files are outside it:`,
    table(['folder', 'path'], folders),
    resources.map(section).join('\n\n'),
  ].join('\n\n')}\n`;
}
