import type { Field } from '../declare/field';
import { partsOf } from '../declare/parts';
import { partOf } from '../lazy/lazyPart';

/** Loads the inputs of the fields inside of a field ahead. */
export function preloadParts(field: Field): void {
  for (const [, part] of partsOf(field)) {
    void partOf(part.kind.input).preload();
    part.kind.preload?.(part);
  }
}
