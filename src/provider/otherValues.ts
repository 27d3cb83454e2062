import type { CompleteForm } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { isEmpty, withBlanks } from './blankValues';
import { isNumber, markNumber, writeJson } from './exactNumbers';

type Values = Readonly<Record<string, unknown>>;

/** Whether a site would store the same: ids and numbers are compared as text. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return false;
  const isText = [one, other].every((value) => typeof value !== 'object' || value === null);
  return isText ? String(one ?? '') === String(other ?? '') : writeJson(one) === writeJson(other);
}

/** Of these values those that differ from what is stored. */
function onlyChanged(values: Values, stored: Values): Values {
  const sent: Record<string, unknown> = {};
  for (const key of Object.keys(values)) {
    if (isSame(values[key], stored[key])) continue;
    sent[key] = values[key];
    if (isNumber(values, key)) markNumber(sent, key);
  }
  return sent;
}

/** A form whose blanks are null in place of nothing: what a change leaves out stays as it is stored. */
const clearing = ({ blanks }: CompleteForm): Pick<CompleteForm, 'blanks'> => ({
  blanks: Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, blank === 'omit' ? 'null' : blank])),
});

/** A record without the id that the console gave it, which is another of its properties. */
function withoutOwnId(values: Values, idNames: readonly string[]): Values {
  if (idNames.length === 1 && idNames[0] === 'id') return values;
  const { id: _id, ...others } = values;
  return others;
}

/** The whole stored record with the changes of a form. */
export function wholeValues(form: CompleteForm, changed: Values, stored: Values, idNames: readonly string[]): Values {
  const wasFilled = (name: string) => !isEmpty(valueAt(stored, name));
  return withoutOwnId(withBlanks(form, changed, form.fields.filter(wasFilled)), idNames);
}

/** Of the values of a form those that differ from what is stored. */
export function changedValues(form: CompleteForm, values: Values, stored: Values): Values {
  return onlyChanged(withBlanks(clearing(form), values), stored);
}
