import type { Node as DocNode } from '@tiptap/pm/model';
import { describeIsland } from './describeIsland';

/** Positions of the visible islands. */
export function findIslands(doc: DocNode): readonly number[] {
  const found: number[] = [];
  doc.descendants(({ type, attrs }, position) => {
    if (type.name === 'island' || (type.name === 'inlineIsland' && !describeIsland(attrs.html).isInvisible))
      found.push(position);
  });
  return found;
}
