import { isBlank } from '../../declare/isBlank';
import { formatDate } from '../../i18n/formatDate';
import type { DraftField } from './Draft';
import { guessStructure, targetNamed } from './guessStructure';
import { quoted } from './words';

/** What is known of a field: its name, the values that came, and the format that a document states. */
export interface FieldEvidence {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly format?: string | undefined;
  readonly choices?: readonly unknown[] | undefined;
}

/** What a guess may choose from. */
export interface Choices {
  /** The kinds of field that there are. */
  readonly kinds: ReadonlySet<string>;
  /** The names of resources whose records can be chosen. */
  readonly targets: readonly string[];
  readonly isEditable: boolean;
}

export type Guess = Pick<DraftField, 'kind' | 'options' | 'doubt' | 'uses'>;
type Rule = (evidence: FieldEvidence & { readonly texts: readonly string[] }, choices: Choices) => Guess | undefined;

const every = (values: readonly unknown[], fits: (value: unknown) => boolean) =>
  values.length > 0 && values.every(fits);
const some = (texts: readonly string[], pattern: RegExp) => texts.some((text) => pattern.test(text));
const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|heic|bmp)$/i;
const papers = /\.(?:pdf|docx?|xlsx?|csv|zip|txt)$/i;
const byNameOnly = 'by its name only: no value came';
const doubtIf = (isDoubtful: boolean, doubt: string) => (isDoubtful ? { doubt } : {});

const reference: Rule = ({ name }, { targets }) => {
  const [, stem] = /^(.+?)(?:_id|Id|_uuid)$/.exec(name) ?? [];
  if (stem === undefined) return undefined;
  const to = targetNamed(stem, targets);
  if (to) return { kind: 'reference', options: `{ to: ${quoted(to)} }` };
  return {
    kind: 'text',
    options: "{ format: 'short' }",
    doubt: `the id of a record? There is no resource for '${stem}'`,
  };
};

const secret: Rule = ({ name }, { kinds, isEditable }) => {
  if (!/passw(?:or)?d|\botp|otp$|secret|token/i.test(name)) return undefined;
  return { kind: isEditable && kinds.has('password') ? 'password' : 'secret' };
};

const file: Rule = ({ name, texts, format }) => {
  const link = {
    kind: 'fileLink',
    options: "{ folder: 'images', text: 'Open', none: 'None' }",
    doubt: 'which folder?',
  };
  if (
    texts.some((text) => papers.test(text)) &&
    every(texts, (text) => papers.test(String(text)) || pictures.test(String(text)))
  )
    return link;
  const isNamed = /image|img|photo|picture|logo|avatar|banner|thumb/i.test(name);
  if (every(texts, (text) => pictures.test(String(text)))) return { kind: 'image' };
  if (isNamed && texts.length === 0) return { kind: 'image', ...doubtIf(format !== 'binary', byNameOnly) };
  return undefined;
};

const words: Readonly<Record<string, readonly [on: unknown, off: unknown]>> = {
  boolean: [true, false],
  number: [1, 0],
  digit: ['1', '0'],
  letter: ['Y', 'N'],
};

const flag: Rule = ({ name, values, format }, { kinds, isEditable }) => {
  const spelling = Object.values(words).find((pair) => every(values, (value) => pair.includes(value)));
  const isBoolean = format === 'boolean';
  if (!spelling && !isBoolean) return undefined;
  const isFew = new Set(values).size < 2 && typeof values[0] !== 'boolean' && !isBoolean;
  if (isFew && !/status|active|enabled|verified|is[_A-Z]|has[_A-Z]|flag/.test(name)) return undefined;
  const on = spelling?.[0] ?? true;
  if (isEditable && kinds.has('toggle')) return { kind: 'toggle' };
  const options = `{ on: ${typeof on === 'string' ? quoted(on) : String(on)}, yes: 'Yes', no: 'No' }`;
  return { kind: 'flag', options, ...doubtIf(isFew, 'all records that came have the same value') };
};

const date: Rule = ({ name, values, format, texts }, { kinds }) => {
  const isRead = (value: unknown) =>
    typeof value === 'string' ? formatDate(value) !== value : typeof value === 'number' && value > 1e8;
  const isNamed = /(?:_at|At|_on|date|time)$|^(?:date|created|updated|modified)|dob$/i.test(name);
  if (
    format === 'date-time' ||
    format === 'date' ||
    every(values, (value) => typeof value === 'string' && isRead(value)) ||
    (isNamed && every(values, isRead))
  ) {
    const isDay = format === 'date' || every(texts, (text) => /^\d{4}-\d\d-\d\d$/.test(String(text)));
    if (isDay) return kinds.has('date') ? { kind: 'date' } : { kind: 'text', options: "{ format: 'short' }" };
    return { kind: 'dateTime' };
  }
  return isNamed && values.length === 0 ? { kind: 'dateTime', doubt: byNameOnly } : undefined;
};

/** The kind itself where there is one, else the format of a text. */
const textual = (kind: string, { kinds }: Choices): Guess =>
  kinds.has(kind)
    ? { kind }
    : kind === 'url'
      ? { kind: 'text' }
      : { kind: 'text', options: `{ format: ${quoted(kind)} }` };

const contact: Rule = ({ name, texts, format }, choices) => {
  if (format === 'email' || /e-?mail$/i.test(name) || every(texts, (text) => /^\S+@\S+\.\S+$/.test(String(text))))
    return textual('email', choices);
  if (format === 'uri' || every(texts, (text) => /^https?:\/\//.test(String(text)))) return textual('url', choices);
  return /phone|mobile|contact_no|\btel/i.test(name) ? textual('phone', choices) : undefined;
};

const number: Rule = ({ values, format }, { kinds }) => {
  if (format !== 'number' && !every(values, (value) => typeof value === 'number')) return undefined;
  return kinds.has('number') ? { kind: 'number' } : { kind: 'text', options: "{ format: 'short' }" };
};

const longer: Rule = ({ name, texts, format }) => {
  if (format === 'html' || some(texts, /<(?:p|h[1-6]|ul|ol|li|div|br|strong|em|table)\b[^>]*>/i))
    return { kind: 'richText' };
  const isLong = some(texts, /\n/) || texts.some((text) => text.length > 120);
  const isNamed =
    /desc(?:ription)?$|message|comment|note|body|content|address|about|answer|words|summary|details$|text$/i.test(name);
  if (isLong || isNamed) return { kind: 'longText', ...doubtIf(isNamed && texts.length === 0, byNameOnly) };
  return undefined;
};

const choice: Rule = ({ name, texts, values, choices: stated }, { kinds }) => {
  if (!kinds.has('choice')) return undefined;
  const distinct = [...new Set(stated ?? texts)];
  const isFew = texts.length >= 8 && distinct.length > 1 && distinct.length <= 6 && distinct.length * 2 <= texts.length;
  const isShort = distinct.every((text) => typeof text === 'string' && text.length <= 24 && !/[@\d]/.test(text));
  if (
    !stated &&
    !(
      isFew &&
      isShort &&
      values.length === texts.length &&
      /status|type|kind|category|level|priority|role|gender|state$/i.test(name)
    )
  )
    return undefined;
  const of = distinct.filter((text) => typeof text === 'string' || typeof text === 'number');
  const source = of
    .map((value) => (typeof value === 'string' ? quoted(value) : `{ value: ${value}, text: '${value}' }`))
    .join(', ');
  return {
    kind: 'choice',
    options: `{ of: [${source}] }`,
    ...doubtIf(!stated, 'there may be more values than those that came'),
  };
};

const rules: readonly Rule[] = [secret, file, reference, flag, choice, contact, date, number, longer];

/** Guesses the kind of a field: the first rule that fits, else a line of text. */
export function guessKind(evidence: FieldEvidence, choices: Choices): Guess {
  const values = evidence.values.filter((value) => !isBlank(value));
  if (values.some((value) => typeof value === 'object'))
    return guessStructure({ ...evidence, values }, choices, guessKind);
  const texts = values.filter((value) => typeof value === 'string');
  for (const rule of rules) {
    const guess = rule({ ...evidence, values, texts }, choices);
    if (guess) return guess;
  }
  return { kind: 'text', ...doubtIf(values.length === 0 && evidence.format === undefined, 'no value came') };
}
