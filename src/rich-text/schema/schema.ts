import { type Attrs, type DOMOutputSpec, type Mark, type MarkSpec, Schema } from '@tiptap/pm/model';
import { blockNodes } from './blockNodes';
import { displayedElement } from './displayedElement';
import { inlineNodes } from './inlineNodes';
import { tableNodes } from './tableNodes';

/** One mark type for all inline elements: ProseMirror would nest those of several types in the order of the types. */
const inline = {
  // `twin` distinguishes an element from an equal one around it.
  attrs: { tag: { default: 'span' }, attributes: { default: '' }, twin: { default: 0 } },
  excludes: '',
  // Browsers replace an element that they type into by a copy: `data-mark` says what that is.
  parseDOM: [
    { tag: '[data-mark]', getAttrs: ({ dataset }: HTMLElement): Attrs => JSON.parse(dataset.mark ?? '') },
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'].map((tag) => ({ tag, attrs: { tag } as Attrs })),
  ],
  toDOM: ({ attrs }: Mark): DOMOutputSpec => {
    const { tag, attributes } = displayedElement(attrs.tag, attrs.attributes);
    return [tag, { ...attributes, 'data-mark': JSON.stringify(attrs) }, 0];
  },
} as const satisfies MarkSpec;

/** What the editor can express. Every node and mark keeps its attributes verbatim. */
export const schema = new Schema({
  nodes: { doc: { content: '(block | bare | chunk)+' }, ...blockNodes, ...tableNodes, ...inlineNodes },
  marks: { inline },
});
