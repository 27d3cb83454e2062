import type { CompleteForm, CompleteResource } from '../../declare/complete';
import type { CompleteAction } from '../../declare/completeActions';
import type { AnyEndpoint } from '../../declare/endpoint';
import { type Field, targetOf } from '../../declare/field';
import { partsOf } from '../../declare/parts';
import type { Column, Fields } from '../../declare/screenWords';
import { defaultBase, type Site } from '../../declare/site';
import { pathOf } from '../../provider/callTo';
import { callsOf } from '../callsOf';
import { fieldSchema } from '../fieldSchema';
import { encodingInWords, encodingOf } from './bodySchema';

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

function screens({ name, list, show, create, edit, related }: CompleteResource): readonly (readonly string[])[] {
  const named = (columns: readonly Column<Fields>[] = []) =>
    columns.map((column) => (typeof column === 'string' ? code(column) : column.label));
  const columns = named(list?.columns);
  const below = related.map(({ resource, by }) => `[${resource}](#${resource}) by ${code(by)}`);
  const fields = (form: CompleteForm) => form.fields.map(code).join(', ');
  return [
    ...(columns.length > 0
      ? [[code(`/${name}`), list?.as === 'table' ? 'table' : (list?.as ?? ''), columns.join(', ')]]
      : []),
    ...(create ? [[code(`/add-${name}`), 'form', fields(create)]] : []),
    ...(edit ? [[code(`/edit-${name}/:id`), 'form', fields(edit)]] : []),
    ...(show ? [[code(`/show-${name}/:id`), 'page', [...named(show.fields), ...below].join(', ')]] : []),
  ];
}

/** The row of a field, then those of the fields inside of it. */
function rowsOf(path: string, field: Field, required: string): readonly (readonly string[])[] {
  const target = targetOf(field);
  const { type, format, contentMediaType } = fieldSchema(field);
  const json = [[type ?? 'any'].flat().join(' or '), format ?? contentMediaType].filter(Boolean).join(', ');
  const kind = field.kind.name + (target === undefined ? '' : ` of [${target}](#${target})`);
  const inside = partsOf(field).flatMap(([name, part]) =>
    rowsOf(`${path}${field.kind.isList ? '[]' : ''}.${name}`, part, part.required ? 'yes' : ''),
  );
  return [[code(path), field.label, kind, json, required], ...inside];
}

function fieldRows({ fields, create, edit }: CompleteResource): readonly (readonly string[])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const required = [create?.required.includes(name) && 'to add', edit?.required.includes(name) && 'to edit'];
    return rowsOf(name, field, required.filter(Boolean).join(', '));
  });
}

function readUnder(endpoint: AnyEndpoint | undefined): string {
  if (!endpoint) return 'the answer itself';
  const { key, paging } = endpoint;
  const place = typeof key === 'string' ? code(key) : key ? 'read by a function' : '`data`, or the answer itself';
  return paging ? `${place}, page by page` : place;
}

function bodyOf(form: CompleteForm | undefined): string {
  if (!form) return '';
  const keys = form.fields.map(
    (name) => code(name) + (form.uploads.includes(name) && !form.required.includes(name) ? ' if chosen' : ''),
  );
  return `${encodingInWords(form.via ?? {}, encodingOf(form))}: ${keys.join(', ')}`;
}

function callRows(resource: CompleteResource): readonly (readonly string[])[] {
  return callsOf(resource).map(({ operation, method, path, endpoint, action }) => {
    const reads = ['list', 'one', 'show'].includes(operation);
    const body = operation === 'create' ? bodyOf(resource.create) : operation === 'update' ? bodyOf(resource.edit) : '';
    const { encoding = 'json' } = endpoint ?? {};
    const given = action?.values ? `${encodingInWords(endpoint ?? {}, encoding)}: what its \`values\` give` : body;
    return [action?.label ?? operation, code(`${method} ${path}`), given, reads ? readUnder(endpoint) : ''];
  });
}

function actionTexts({ label, ask, done, failed }: CompleteAction): readonly (readonly unknown[])[] {
  return [
    [`${label}: question`, ask ?? 'none'],
    [`${label}: done`, done ?? 'none'],
    [`${label}: failed`, failed],
  ];
}

function textRows({ list, create, edit, remove, actions }: CompleteResource): readonly (readonly unknown[])[] {
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
    ...[...actions, ...(list?.actions ?? [])].flatMap(actionTexts),
  ];
}

function section(resource: CompleteResource): string {
  const { name, label, regular, scopes } = resource;
  const notes = [
    regular && 'It speaks the regular REST convention.',
    scopes.length > 0 && `Its list is of one ${scopes.map(code).join(' and one ')}, which is chosen first.`,
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

/** How one signs in, in words. */
function signingIn({ login, auth = {}, base = defaultBase }: Site): string {
  if (auth === false) return 'Nobody signs in.';
  if (login !== undefined) return `Signing in: ${code(`POST ${login}`)}.`;
  if (auth.login) return `Signing in: ${code(`${auth.login.method} ${pathOf({ base, ...auth.login })}`)}.`;
  return 'Signing in: without a call, by what is typed.';
}

/** All resources, their screens, fields, calls and texts, as Markdown. */
export function resourcesPage(resources: readonly CompleteResource[], site: Site): string {
  const { title, uploads } = site;
  const folders = Object.entries(uploads).map(([folder, path]) => [folder, code(`${path}/:file`)]);
  return `${[
    '# Resources',
    `The screens of ${title}, and the calls that they make. \`npm run docs\` writes this page and [openapi.json](openapi.json) from the declarations in \`resources/\`.`,
    `${resources.map(({ name, label }) => `- [${label}](#${name})`).join('\n')}`,
    `${signingIn(site)} Paths are below the API; files are outside it:`,
    table(['folder', 'path'], folders),
    resources.map(section).join('\n\n'),
  ].join('\n\n')}\n`;
}
