import type { CompleteForm } from '../declare/complete';
import { hasValue, keyOf, valueAt } from '../declare/fieldValue';
import { isEmpty } from './blankValues';
import { isNumber, markNumber } from './exactNumbers';

type Values = Readonly<Record<string, unknown>>;

/** What a body needs to know of its form. */
export type SentForm = Pick<CompleteForm, 'fields' | 'sends' | 'blanks' | 'uploads' | 'via'>;

/** Only here does blank become the empty string: until it is sent, a missing value stays as it is. */
const orEmpty = (value: unknown) => value ?? '';

/** What the body holds: the declared keys of the form in order; of an update that sends other values, these. */
export function sentValues({ fields, sends, blanks }: SentForm, values: Values): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  const names = sends === 'declared' ? fields : Object.keys(values);
  for (const name of names) {
    const key = keyOf(name);
    if (key !== name && values[key] === undefined) continue;
    const blank = blanks[key];
    if (sends !== 'changed' && blank === 'omit' && isEmpty(values[key])) continue;
    // What is not the form's is sent as it is stored.
    const isStored = sends === 'whole' && values[key] !== undefined;
    sent[key] = values[key] ?? (isStored || blank === 'null' || blank === 'omit' ? null : '');
    if (isNumber(values, key)) markNumber(sent, key);
  }
  return sent;
}

/** The name and the value of each part of a multipart body; one with dots in its name is a part of its own. */
export function partsOf(
  { fields, uploads, sends, blanks }: SentForm,
  values: Values,
): [name: string, value: unknown][] {
  const names = sends === 'declared' ? fields : fields.filter((name) => hasValue(values, name));
  const others = sends === 'whole' ? Object.keys(values).filter((key) => !fields.map(keyOf).includes(key)) : [];
  return [...names, ...others].flatMap((name): [string, unknown][] => {
    const value = valueAt(values, name);
    if (sends !== 'changed' && blanks[name] === 'omit' && isEmpty(value)) return [];
    if (!uploads.includes(name)) return [[name, orEmpty(value)]];
    // The site already has a stored file: only a newly chosen one is sent.
    return value instanceof Blob ? [[name, value]] : [];
  });
}
