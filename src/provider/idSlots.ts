import type { Id } from '../declare/endpoint';

type Values = Readonly<Record<string, unknown>>;

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an id fills in a path: `:id`, and each part of an id that has several. */
export function idSlots(id: Id | undefined, names: readonly string[]): Values {
  if (id === undefined) return {};
  if (names.length === 1) return { id };
  const parts = String(id).split(',');
  return { id, ...Object.fromEntries(names.map((name, index) => [name, decoded(parts[index])])) };
}
