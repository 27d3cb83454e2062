import { type AnyEndpoint, fillPath, slotOf } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import { relatedId } from '../declare/relatedId';
import { defaultBase } from '../declare/site';
import type { Request } from './http';

type Values = Readonly<Record<string, unknown>>;

/** Where a call goes: its path with the base, slots and all. */
export const pathOf = ({ base = defaultBase, path }: AnyEndpoint): string => base + path;

/** A declared call with its slots filled, but for its body; `undefined` if a slot has no value, or none that fits a path. */
export function callTo(
  endpoint: AnyEndpoint,
  values: Values,
): Pick<Request, 'method' | 'path' | 'query' | 'headers'> | undefined {
  const { method, query, headers } = endpoint;
  // A site may give a reference with what it knows of that record.
  const slots = Object.entries(endpoint.slots).map(([slot, place]) => [slot, relatedId(valueAt(values, place))]);
  const filling: Values = Object.fromEntries(slots);
  const path = fillPath(pathOf(endpoint), filling);
  if (path === undefined) return undefined;
  if (!query) return { method, path, ...(headers && { headers }) };
  const filled: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(query)) {
    const slot = slotOf(value);
    const given = slot === undefined ? value : filling[slot];
    if (given === undefined || given === null || given === '') return undefined;
    filled[name] = given as string | number | boolean;
  }
  return { method, path, query: filled, ...(headers && { headers }) };
}
