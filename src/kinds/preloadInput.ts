import type { Field } from '../declare/field';
import { partOf } from '../lazy/lazyPart';

/** Loads the input of a field ahead; a form that is opened then shows it at once. */
export async function preloadInput({ kind }: Field): Promise<void> {
  if (kind.input) await partOf(kind.input).preload();
}
