import type { Id } from '../../declare/endpoint';
import { type Field, targetOf } from '../../declare/field';
import { withParts } from '../../declare/parts';
import { sampleValue } from './sampleValue';

/** The ids of the records of other resources to which a resource refers. */
export type ReferredIds = ReadonlyMap<string, readonly Id[]>;

function idsFor(field: Field, ids: ReferredIds): readonly Id[] | undefined {
  const target = targetOf(field);
  return target === undefined ? undefined : ids.get(target);
}

/** An invented value of a field, which refers to records that exist. */
export function madeUpValue(field: Field, index: number, ids: ReferredIds): unknown {
  const choices = idsFor(field, ids);
  const [first, next] = [index, index + 1].map((each) => choices?.[each % choices.length]);
  if (choices && field.kind.refersToMany) return [...new Set([first, next])].filter((id) => id !== undefined);
  if (choices) return first ?? null;
  return withParts(field, sampleValue(field, index), (_, [, part]) => madeUpValue(part, index, ids));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A value as the site would have it: a form sends numbers, flags and what has parts as text if it is multipart. */
function typedLike(sample: unknown, sent: unknown): unknown {
  if (typeof sent !== 'string' || sent === '') return sent;
  if (typeof sample === 'number' && Number.isFinite(Number(sent))) return Number(sent);
  if (typeof sample === 'boolean' && /^(true|false)$/.test(sent)) return sent === 'true';
  return typeof sample === 'object' && /^[[{]/.test(sent) ? parsed(sent) : sent;
}

/** What was sent of a field, in the types that the site keeps: the id of another record is spelt as in that record. */
export function siteValue(field: Field | undefined, sent: unknown, ids: ReferredIds): unknown {
  if (!field) return sent;
  const spelt = (value: unknown) => idsFor(field, ids)?.find((id) => String(id) === String(value));
  const value = spelt(sent) ?? typedLike(sampleValue(field, 0), sent);
  if (Array.isArray(value) && field.kind.refersToMany) return value.map((id: unknown) => spelt(id) ?? id);
  return withParts(field, value, (inner, [, part]) => (inner === undefined ? inner : siteValue(part, inner, ids)));
}
