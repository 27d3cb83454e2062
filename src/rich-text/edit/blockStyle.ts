import { lift, wrapIn } from '@tiptap/pm/commands';
import type { Node as DocNode, ResolvedPos } from '@tiptap/pm/model';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import { setAttribute } from '../html/attributes';
import { getStyle, setStyle } from '../html/styles';
import { schema } from '../schema/schema';
import { dispatchChange } from './dispatchChange';

const { paragraph, pre, bare, box, li, cell, headerCell } = schema.nodes;

/** The block styles of the style menu, by their tags. */
export type BlockTag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote' | 'pre';

/** The style of the block at the cursor. */
export function blockTagHere({ selection: { $from } }: EditorState): BlockTag {
  const { type, attrs } = $from.parent;
  if (type === pre) return 'pre';
  if (type === paragraph && attrs.tag !== 'p') return attrs.tag;
  return isInQuote($from) ? 'blockquote' : 'p';
}

const isInQuote = ($pos: ResolvedPos): boolean =>
  Array.from({ length: $pos.depth }, (_, at) => $pos.node(at + 1)).some(
    ({ type, attrs }) => type === box && attrs.tag === 'blockquote',
  );

/** Turns the selected blocks into paragraphs, headings, code or a quote; chosen again, a quote is removed. */
export function setBlockTag(tag: BlockTag): Command {
  if (tag === 'blockquote') return toggleQuote;
  return (state, dispatch) => {
    const { tr, selection } = state;
    for (const { $from, $to } of selection.ranges) {
      if (tag === 'pre') tr.setBlockType($from.pos, $to.pos, pre, ({ attrs }) => shared(attrs));
      else tr.setBlockType($from.pos, $to.pos, paragraph, ({ attrs }) => ({ ...shared(attrs), tag }));
    }
    return dispatchChange(tr, dispatch);
  };
}

const shared = ({ attributes, before, filler }: DocNode['attrs']) => ({ attributes, before, filler });

const toggleQuote: Command = (state, dispatch) =>
  isInQuote(state.selection.$from) ? lift(state, dispatch) : wrapIn(box, { tag: 'blockquote' })(state, dispatch);

/** Bare text in these takes its style from them. */
const styledParents = new Set([li, cell, headerCell, box]);

/** Sets a style property on each selected block; for bare text, on its item, cell or box. */
export function setBlockStyle(property: 'text-align' | 'line-height', value: string | null): Command {
  return (state, dispatch) => {
    const { tr } = state;
    eachTextBlock(state, (node, pos) => {
      const parent = tr.doc.resolve(pos).parent;
      if (node.type !== bare) restyle(tr, node, pos, property, value);
      else if (styledParents.has(parent.type as typeof li))
        restyle(tr, parent, tr.doc.resolve(pos).before(), property, value);
      else if (value !== null) asParagraph(tr, node, pos, setStyle('', property, value));
    });
    return dispatchChange(tr, dispatch);
  };
}

/** Turns bare text into a paragraph. */
export function asParagraph(tr: Transaction, { attrs }: DocNode, pos: number, attributes = ''): void {
  tr.setNodeMarkup(pos, paragraph, { attributes, before: attrs.before, filler: attrs.filler });
}

function restyle(tr: Transaction, node: DocNode, pos: number, property: string, value: string | null): void {
  const styled = setStyle(node.attrs.attributes, property, value);
  const attributes = property === 'text-align' ? setAttribute(styled, 'align', null) : styled;
  if (attributes !== node.attrs.attributes) tr.setNodeMarkup(pos, null, { ...node.attrs, attributes });
}

/** Calls back for each text block of the selection; positions stay valid while attributes change. */
export function eachTextBlock({ doc, selection }: EditorState, call: (node: DocNode, pos: number) => void): void {
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock) call(node, pos);
      return !node.isTextblock;
    });
  }
}

/** A style property of the block at the cursor, or ''. */
export function blockStyleHere({ selection: { $from } }: EditorState, property: string): string {
  const { parent, depth } = $from;
  const own = parent.type === bare && depth > 0 ? $from.node(-1) : parent;
  return getStyle(own.attrs.attributes ?? '', property) ?? '';
}
