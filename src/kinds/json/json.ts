import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { readJson, writeJson } from '../../provider/exactNumbers';
import { cellText, textOf } from '../cellText';
import { jsonError } from './jsonError';

export interface JsonOptions {
  /** 'text': the site keeps it as a text, in which the JSON is. */
  readonly as?: 'text';
}

/** The value that a text is; undefined if it is none. */
function parsed(text: unknown): { readonly value: unknown } | undefined {
  try {
    return { value: readJson(textOf(text)) };
  } catch {
    return undefined;
  }
}

/** JSON with the names in order, so that it is the same however it was typed. */
function orderedText(value: unknown): string {
  const ordered = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(ordered);
    return Object.fromEntries(
      Object.entries(part)
        .map(([name, inner]) => [name, ordered(inner)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  return writeJson(ordered(value));
}

const written = (value: unknown, indent: number, { as }: JsonOptions) => {
  if (isBlank(value)) return '';
  return as === 'text' && typeof value === 'string' ? value : writeJson(value, indent);
};

/** On one line. A text is what a form has in place of the value. */
const shown = (value: unknown) => (typeof value === 'string' ? value : written(value, 0, {}));

/** Any JSON, edited as text and sent as the value. A text that is no JSON stays in the form, which is then refused. */
export const json = /* @__PURE__ */ defineKind<JsonOptions>({
  name: 'json',
  nameless: true,
  blank: 'null',
  input: () => import('./JsonInput'),
  width: () => 'longText',
  cell: (value) => cellText(shown(value)),
  detail: () => import('./JsonDetail'),
  toForm: (value, field) => written(value, 2, field),
  toSend: (value, { as }, { isMultipart }) => {
    if (as === 'text' || isMultipart || isBlank(value)) return value;
    const known = parsed(value);
    return known ? known.value : value;
  },
  compared: (value) => {
    const known = isBlank(value) ? undefined : parsed(value);
    return known ? orderedText(known.value) : value;
  },
  plainValue: (value) => parsed(value)?.value,
  exportValue: (value, field) => written(value, 0, field),
  displayText: shown,
  problem: (value, _, translate) => {
    const error = jsonError(textOf(value));
    if (!error) return undefined;
    const { twice: name, ...place } = error;
    return translate(name === undefined ? 'console.kinds.json.error' : 'console.kinds.json.twice', { name, ...place });
  },
});
