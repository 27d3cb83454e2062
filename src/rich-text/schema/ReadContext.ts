import type { Node as DocNode } from '@tiptap/pm/model';
import type { Gap } from '../html/splitBlocks';

/** What holds while HTML is read into nodes of the document. */
export interface ReadContext {
  /** Remembers the HTML of each block that was read. */
  readonly sources: WeakMap<DocNode, string>;
  /** Elements that become islands. */
  readonly opaque: ReadonlySet<Node>;
  /** Reads the blocks of a box, item or cell; an empty one gets an empty text block as a place for the cursor. */
  readonly readChildren: (element: Element) => { children: DocNode[]; tail: Gap };
}
