import type { CompleteResource } from '../../declare/complete';
import { type Field, targetOf } from '../../declare/field';
import { hasValue, valueAt } from '../../declare/fieldValue';
import { objectsIn, withParts } from '../../declare/parts';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import { sampleValue } from '../standIn/sampleValue';

const picture = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'doctor.svg', { type: 'image/svg+xml' });

const paper = () => new File(['Sample'], 'doctor.txt', { type: 'text/plain' });

/** A file that a field takes. */
const fileFor = (field: Field) => (field.kind.problem?.(paper(), field, (key) => key) ? picture() : paper());

/** An invented value of a field; references to other records are those of a record that exists, whose value is `known`. */
function inventedValue(field: Field, known: unknown, index: number): unknown {
  if (field.kind.uploads) return field.kind.picture ? picture() : fileFor(field);
  if (targetOf(field) !== undefined) return Array.isArray(known) ? known.map(relatedId) : relatedId(known);
  const [[, first] = ['', {}]] = objectsIn(field, known);
  return withParts(field, sampleValue(field, index), (_, [path, part]) =>
    inventedValue(part, valueAt(first, path), index),
  );
}

/** Invented values of a form. */
export function valuesOf({ fields }: CompleteResource, names: readonly string[], row: Row, index: number): Row {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, inventedValue(field, valueAt(row, name), index)]] : [];
    }),
  );
}

/** A value as text: a reference is its id, which a site may give with what else it knows of that record. */
const asText = (value: unknown) => String((Array.isArray(value) ? value.map(relatedId) : relatedId(value)) ?? '');

/** Fields whose stored value can be compared with what was sent, and is another. */
export function changedFields({ fields, edit }: CompleteResource, sent: Row, stored: Row): readonly string[] {
  const comparable = (edit?.fields ?? []).filter((name) => !fields[name]?.kind.uploads && !name.includes('.'));
  return comparable.filter((name) => asText(valueAt(sent, name)) !== asText(valueAt(stored, name)));
}

/** A stored file has another name than the one that was sent, with the same ending. */
const isStoredFile = (sent: File, stored: unknown) => JSON.stringify(stored ?? '').includes(sent.name.slice(-4));

/**
 * Whether a row can be told to be the record that was sent: all that it has of it is the same, and not only references, which
 * other records share. `undefined`: it is not another one, but that may be chance.
 */
export function isRecordSent({ fields }: CompleteResource, sent: Row, row: Row): boolean | undefined {
  const shown = Object.entries(sent).filter(([name]) => hasValue(row, name) && !fields[name]?.kind.unread);
  const isSame = shown.every(([name, value]) => {
    const stored = valueAt(row, name);
    return value instanceof File ? isStoredFile(value, stored) : asText(value) === asText(stored);
  });
  if (!isSame) return false;
  const isOwn = (name: string) => fields[name] !== undefined && targetOf(fields[name]) === undefined;
  return shown.some(([name, value]) => isOwn(name) && asText(value) !== '') || undefined;
}
