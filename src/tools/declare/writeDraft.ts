import type { Draft, DraftField } from './Draft';
import { labelOf, quoted, singular, variableName } from './words';

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

function fieldLine({ name, kind, label, options, doubt }: DraftField): string {
  const key = isName(name) ? name : quoted(name);
  const call = `${kind}(${[quoted(label), ...(options ? [options] : [])].join(', ')})`;
  return `${doubt ? `    // A guess: ${doubt}.\n` : ''}    ${key}: ${call},`;
}

/** The field that names a record: a text, by preference one called so. */
function titleOf(fields: readonly DraftField[]): string | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'email');
  return (texts.find(({ name }) => /name|title|subject|label/i.test(name)) ?? texts[0])?.name;
}

function screenLines({ calls, fields, scope }: Draft): readonly string[] {
  const { list, one, create, update, remove } = calls;
  const columns = ['id', ...fields.map(({ name }) => name).filter((name) => name !== scope)].map((name) => `'${name}'`);
  return [
    ...(scope ? [`  scope: ${quoted(scope)},`] : []),
    ...(list ? [`  list: {\n    from: ${list},\n    columns: [${columns.join(', ')}],\n  },`] : []),
    ...(create ? [`  create: { via: ${create} },`] : []),
    ...(one && update ? [`  edit: { from: ${one}, via: ${update} },`] : []),
    ...(remove ? [`  remove: { via: ${remove} },`] : []),
  ];
}

/** The declaration as TypeScript; `declare` is where it imports the language from. */
export function writeDraft(draft: Draft, declare = '../src/declare'): string {
  const { name, fields, calls } = draft;
  const item = labelOf(singular(name));
  const words = Object.values(calls).map((call) => /^\w+/.exec(call)?.[0] ?? '');
  const imports = [
    ...new Set(['defineResource', ...fields.flatMap(({ kind, uses = [] }) => [kind, ...uses]), ...words]),
  ].sort();
  const title = titleOf(fields);
  const items = `${item}s` === labelOf(name) || item === labelOf(name) ? [] : [`  items: ${quoted(labelOf(name))},`];
  return [
    `import { ${imports.join(', ')} } from '${declare}';`,
    '',
    `export const ${variableName(name)} = defineResource({`,
    `  name: ${quoted(name)},`,
    `  label: ${quoted(labelOf(name))},`,
    `  item: ${quoted(item)},`,
    ...items,
    '  fields: {',
    ...fields.map(fieldLine),
    '  },',
    ...(title ? [`  title: ${quoted(title)},`] : []),
    ...screenLines(draft),
    '});',
    '',
  ].join('\n');
}
