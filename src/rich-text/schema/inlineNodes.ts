import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { displayed } from './displayed';

const ATTRIBUTES = { attributes: { default: '' } } as const;
const UNIT = { inline: true, group: 'inline', atom: true } as const;

/** What stands within a line beside text. */
export const inlineNodes = {
  text: { group: 'inline' },
  br: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs: ATTRIBUTES,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  image: {
    ...UNIT,
    draggable: true,
    attrs: ATTRIBUTES,
    toDOM: ({ attrs }: Node): DOMOutputSpec => ['img', displayed('img', attrs.attributes).attributes],
  },
  /** A video or map from an allowed host; its frame is not loaded until the administrator asks. */
  frame: {
    ...UNIT,
    draggable: true,
    attrs: { ...ATTRIBUTES, inner: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'frame' }],
  },
  inlineIsland: {
    ...UNIT,
    attrs: { html: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'island' }],
  },
  comment: {
    ...UNIT,
    selectable: false,
    attrs: { text: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-tag': 'comment' }],
  },
} as const satisfies Record<string, NodeSpec>;
