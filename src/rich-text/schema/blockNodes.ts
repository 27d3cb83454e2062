import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { displayedElement } from './displayedElement';

/** What every block keeps: its attributes as text, and the gap (white space, comments) before it. */
export const blockAttributes = { attributes: { default: '' }, before: { default: '' } } as const;
/** A block of blocks also keeps what comes after its last child. */
export const containerAttributes = { ...blockAttributes, tail: { default: '' } } as const;
/** The `<br>` at the end of a block, which makes no line: 'kept', 'none', or '' for one only if the block is empty. */
export const fillerAttribute = { default: '' } as const;

const displayAs =
  (tagOf: (node: Node) => string) =>
  (node: Node): DOMOutputSpec => {
    const { tag, attributes } = displayedElement(tagOf(node), node.attrs.attributes);
    return [tag, attributes, 0];
  };

const listSpec = (tag: 'ul' | 'ol') =>
  ({
    group: 'block',
    content: '(li | itemChunk)+',
    attrs: containerAttributes,
    parseDOM: [{ tag }],
    toDOM: displayAs(() => tag),
  }) as const;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Blocks with text, boxes of blocks and lists. */
export const blockNodes = {
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { ...blockAttributes, tag: { default: 'p' }, filler: fillerAttribute },
    parseDOM: ['p', ...headings].map((tag) => ({ tag, attrs: { tag } })),
    toDOM: displayAs((node) => node.attrs.tag),
  },
  /** Text directly in a list item, cell, box or the document, without an element around it. */
  bare: {
    content: 'inline*',
    attrs: { ...blockAttributes, filler: fillerAttribute },
    toDOM: () => ['div', { 'data-tag': 'bare' }, 0],
  },
  pre: {
    group: 'block',
    content: 'inline*',
    whitespace: 'pre',
    code: true,
    defining: true,
    attrs: { ...blockAttributes, filler: fillerAttribute },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: displayAs(() => 'pre'),
  },
  rule: {
    group: 'block',
    attrs: blockAttributes,
    parseDOM: [{ tag: 'hr' }],
    toDOM: (node) => ['hr', displayedElement('hr', node.attrs.attributes).attributes],
  },
  ul: listSpec('ul'),
  ol: listSpec('ol'),
  li: {
    content: '(bare | block)+',
    defining: true,
    attrs: containerAttributes,
    parseDOM: [{ tag: 'li' }],
    toDOM: displayAs(() => 'li'),
  },
  /** Any other block of blocks: quote, div, section, definition list, form, an inline element around blocks … */
  box: {
    group: 'block',
    content: '(bare | block)+',
    defining: true,
    attrs: { ...containerAttributes, tag: { default: 'div' } },
    parseDOM: [{ tag: 'blockquote', attrs: { tag: 'blockquote' } }],
    toDOM: displayAs((node) => node.attrs.tag),
  },
  /** Blocks or items of a long text or list, see `inChunks`; they have no HTML of their own. */
  chunk: { group: 'chunks', content: '(bare | block)+', toDOM: () => ['div', 0] },
  itemChunk: { group: 'chunks', content: 'li+', toDOM: () => ['div', { role: 'presentation' }, 0] },
  /** Holds the HTML of what the schema cannot express: shown, moved and deleted as a whole, changed by 'Edit HTML'. */
  island: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { html: { default: '' }, before: { default: '' } },
    toDOM: () => ['div', { 'data-tag': 'island' }],
  },
} as const satisfies Record<string, NodeSpec>;
