import type { Field, Kind } from '../declare';
import { fetchEditor } from './richText/fetchEditor';

const fetchers: { readonly [K in Kind]?: () => Promise<unknown> } = { richText: fetchEditor };

/** Fetches what the input of a field has in a script of its own, if anything. */
export async function fetchInput({ kind }: Field): Promise<void> {
  await fetchers[kind]?.();
}
