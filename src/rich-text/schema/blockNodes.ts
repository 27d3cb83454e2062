import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { displayed } from './displayed';

/** Kept on every block: its attributes as text, and the gap (white space, comments) that stood before it. */
export const KEPT = { attributes: { default: '' }, before: { default: '' } } as const;
/** A block of blocks also keeps what stood behind its last child. */
export const KEPT_AROUND = { ...KEPT, tail: { default: '' } } as const;
/**
 * The `<br>` that ends a block without drawing a line: '' writes one only if the block is empty, 'kept' always,
 * 'none' never. As a line break of the document it would be drawn twice.
 */
export const FILLER = { default: '' } as const;

const draw =
  (tagOf: (node: Node) => string) =>
  (node: Node): DOMOutputSpec => {
    const { tag, attributes } = displayed(tagOf(node), node.attrs.attributes);
    return [tag, attributes, 0];
  };

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Blocks with text, boxes of blocks and lists. */
export const blockNodes = {
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { ...KEPT, tag: { default: 'p' }, filler: FILLER },
    parseDOM: ['p', ...HEADINGS].map((tag) => ({ tag, attrs: { tag } })),
    toDOM: draw((node) => node.attrs.tag),
  },
  /** Text that stands in a list item, a cell, a box or the document without a block of its own. */
  bare: {
    content: 'inline*',
    attrs: { ...KEPT, filler: FILLER },
    toDOM: () => ['div', { 'data-tag': 'bare' }, 0],
  },
  pre: {
    group: 'block',
    content: 'inline*',
    whitespace: 'pre',
    code: true,
    defining: true,
    attrs: { ...KEPT, filler: FILLER },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: draw(() => 'pre'),
  },
  rule: {
    group: 'block',
    attrs: KEPT,
    parseDOM: [{ tag: 'hr' }],
    toDOM: (node) => ['hr', displayed('hr', node.attrs.attributes).attributes],
  },
  ul: {
    group: 'block',
    content: 'li+',
    attrs: KEPT_AROUND,
    parseDOM: [{ tag: 'ul' }],
    toDOM: draw(() => 'ul'),
  },
  ol: {
    group: 'block',
    content: 'li+',
    attrs: KEPT_AROUND,
    parseDOM: [{ tag: 'ol' }],
    toDOM: draw(() => 'ol'),
  },
  li: {
    content: '(bare | block)+',
    defining: true,
    attrs: KEPT_AROUND,
    parseDOM: [{ tag: 'li' }],
    toDOM: draw(() => 'li'),
  },
  /** Any other block of blocks: quote, div, section, definition list, form, an inline element around blocks … */
  box: {
    group: 'block',
    content: '(bare | block)+',
    defining: true,
    attrs: { ...KEPT_AROUND, tag: { default: 'div' } },
    parseDOM: [{ tag: 'blockquote', attrs: { tag: 'blockquote' } }],
    toDOM: draw((node) => node.attrs.tag),
  },
  /** What the schema cannot express, as its own HTML: shown, moved and deleted as one, changed by 'Edit HTML'. */
  island: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { html: { default: '' }, before: { default: '' } },
    toDOM: () => ['div', { 'data-tag': 'island' }],
  },
} as const satisfies Record<string, NodeSpec>;
