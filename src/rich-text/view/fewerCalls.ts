import { ContentMatch, Node as DocNode, Fragment } from '@tiptap/pm/model';
import { DecorationSet, type EditorView } from '@tiptap/pm/view';

/**
 * ProseMirror asks every block of a text some forty times per key how long it is and whether it is still the same,
 * each time through three or four calls. In a text of 700 blocks that is most of what a key costs. Here the same
 * questions are answered in place. Nothing else changes: whatever is not the plain case goes to ProseMirror's own code.
 * It is written for the internals of the version that package.json pins; where one is missing, it is left as it is.
 */
type Desc = {
  readonly node?: DocNode;
  readonly dom: Node;
  readonly children: readonly Desc[];
  readonly posAtStart: number;
  readonly size: number;
  readonly outerDeco?: readonly unknown[];
  readonly innerDeco?: unknown;
  readonly dirty: number;
  update?(node: DocNode, outer: readonly unknown[], inner: unknown, view: EditorView): boolean;
};
type DescPrototype = {
  updateChildren(this: Desc, view: EditorView, pos: number): void;
  posBeforeChild(this: Desc, child: Desc): number;
};
type Sizes = {
  readonly content: Fragment;
  readonly text?: string;
  readonly type: { readonly contentMatch: ContentMatch };
};

/** `dirty` of ProseMirror: the block itself is as it was, only something inside is not. */
const CHILD_DIRTY = 1;
const noContent = (ContentMatch as unknown as { readonly empty: ContentMatch }).empty;
const noDecorations = DecorationSet.empty;

let done = false;

/** Teaches ProseMirror's classes, once; `view` is any view, for the classes of its parts are not exported. */
export function fewerCalls(view: EditorView): void {
  if (done) return;
  done = true;
  if (!noContent) return;
  flattenSizes();
  const { docView } = view as unknown as { readonly docView?: Desc };
  const block: DescPrototype | null = docView ? Object.getPrototypeOf(docView) : null;
  if (block && Object.hasOwn(block, 'updateChildren')) patchViews(block);
}

function flattenSizes(): void {
  Object.defineProperty(DocNode.prototype, 'nodeSize', {
    configurable: true,
    get(this: Sizes) {
      return this.type.contentMatch === noContent ? 1 : 2 + this.content.size;
    },
  });
  const { findIndex } = Fragment.prototype as unknown as { findIndex(this: Fragment, pos: number): unknown };
  Object.defineProperty(Fragment.prototype, 'findIndex', {
    configurable: true,
    value(this: Fragment, pos: number) {
      if (pos <= 0 || pos >= this.size) return findIndex.call(this, pos);
      const { content } = this;
      let [index, offset] = [0, 0];
      for (; index < content.length; index++) {
        const { type, text, content: inner } = content[index] as unknown as Sizes;
        const end = offset + (text !== undefined ? text.length : type.contentMatch === noContent ? 1 : 2 + inner.size);
        if (end > pos) break;
        offset = end;
      }
      return { index, offset };
    },
  });
}

function patchViews(block: DescPrototype): void {
  const { updateChildren, posBeforeChild } = block;
  Object.defineProperty(block, 'size', {
    configurable: true,
    get(this: { readonly node: Sizes }) {
      const { text, type, content } = this.node;
      return text !== undefined ? text.length : type.contentMatch === noContent ? 1 : 2 + content.size;
    },
  });
  block.posBeforeChild = function (child) {
    let pos = this.posAtStart;
    for (const other of this.children) {
      if (other === child) return pos;
      if (!other.node || other.node.text !== undefined) return posBeforeChild.call(this, child);
      const { type, content } = other.node as unknown as Sizes;
      pos += type.contentMatch === noContent ? 1 : 2 + content.size;
    }
    return posBeforeChild.call(this, child);
  };
  block.updateChildren = function (view, pos) {
    if (!updateOne(this, view)) updateChildren.call(this, view, pos);
  };
}

/** The plain case: the children are blocks, undecorated, and at most one of them is not the one that was drawn. */
function updateOne({ node, children, innerDeco, dirty }: Desc, view: EditorView): boolean {
  if (!node || view.composing || dirty > CHILD_DIRTY || innerDeco !== noDecorations) return false;
  const now = node.content.content;
  if (now.length !== children.length || now[0]?.isInline !== false) return false;
  let other = -1;
  for (let i = 0; i < now.length; i++) {
    const child = children[i] as Desc;
    if (child.outerDeco?.length !== 0 || child.innerDeco !== noDecorations) return false;
    if (child.node === now[i] && child.dirty === 0) continue;
    if (other >= 0) return false;
    other = i;
  }
  const [child, wanted] = [children[other], now[other]];
  if (!child || !wanted) return true;
  const { dom } = child;
  return child.update?.(wanted, [], noDecorations, view) === true && child.dom === dom;
}
