import { type Attrs, type DOMOutputSpec, type Mark, type MarkSpec, Schema } from '@tiptap/pm/model';
import { blockNodes } from './blockNodes';
import { displayed } from './displayed';
import { inlineNodes } from './inlineNodes';
import { tableNodes } from './tableNodes';

/**
 * One mark for every inline element. With a type per element the order of the types would decide what lies inside
 * what; with one the order in the text does, so `<a><font>` never becomes `<font><a>`.
 * `twin` tells an element from an equal one around it.
 */
const inline = {
  attrs: { tag: { default: 'span' }, attributes: { default: '' }, twin: { default: 0 } },
  excludes: '',
  parseDOM: ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'].map((tag) => ({ tag, attrs: { tag } as Attrs })),
  toDOM: ({ attrs }: Mark): DOMOutputSpec => {
    const { tag, attributes } = displayed(attrs.tag, attrs.attributes);
    return [tag, attributes, 0];
  },
} as const satisfies MarkSpec;

/** What the editor can express; every node and mark keeps its attributes verbatim. */
export const schema = new Schema({
  nodes: { doc: { content: '(block | bare)+' }, ...blockNodes, ...tableNodes, ...inlineNodes },
  marks: { inline },
});
