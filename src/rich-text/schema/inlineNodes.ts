import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { displayedElement } from './displayedElement';

const keptAttributes = { attributes: { default: '' } } as const;
const unit = { inline: true, group: 'inline', atom: true } as const;

/** Text, and what can be in a line with it. */
export const inlineNodes = {
  text: { group: 'inline' },
  br: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs: keptAttributes,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  image: {
    ...unit,
    draggable: true,
    attrs: keptAttributes,
    toDOM: ({ attrs }: Node): DOMOutputSpec => ['img', displayedElement('img', attrs.attributes).attributes],
  },
  /** A video or map from an allowed host; its frame is loaded only when the administrator asks for it. */
  frame: {
    ...unit,
    draggable: true,
    attrs: { ...keptAttributes, inner: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'frame' }],
  },
  inlineIsland: {
    ...unit,
    attrs: { html: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'island' }],
  },
  comment: {
    ...unit,
    selectable: false,
    attrs: { text: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'comment' }],
  },
} as const satisfies Record<string, NodeSpec>;
