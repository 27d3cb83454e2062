import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list';
import type { Command, EditorState } from '@tiptap/pm/state';
import { getStyle, setStyle } from '../html/styles';
import { schema } from '../schema/schema';
import { asParagraph, eachTextBlock } from './blockStyle';
import { changeAfter } from './changeAfter';
import { dispatchChange } from './dispatchChange';

const { ul, ol, li, bare, paragraph } = schema.nodes;
type ListTag = 'ul' | 'ol';

const isList = (type: NodeType | undefined): boolean => type === ul || type === ol;

function listDepth($pos: ResolvedPos): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) if (isList($pos.node(depth).type)) return depth;
  return null;
}

/** The kind of the innermost list at the cursor, or ''. */
export function listHere({ selection: { $from } }: EditorState): ListTag | '' {
  const depth = listDepth($from);
  return depth === null ? '' : ($from.node(depth).type.name as ListTag);
}

/** Turns the selected blocks into a list, changes the kind of their list, or takes them out of it. */
export function toggleList(tag: ListTag): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = listDepth($from);
    if (depth === null) return makeList(tag)(state, dispatch);
    if ($from.node(depth).type.name === tag) return leaveList(state, dispatch);
    const pos = $from.before(depth);
    const { attrs } = $from.node(depth);
    const attributes = withoutKind(attrs.attributes);
    dispatch?.(state.tr.setNodeMarkup(pos, schema.nodes[tag], { ...attrs, attributes }));
    return true;
  };
}

/** The attributes without those of the other kind of list. */
const withoutKind = (attributes: string): string =>
  setStyle(attributes, 'list-style-type', null).replace(/ (type|start|reversed)="[^"]*"/g, '');

/** Plain paragraphs become bare items, as in browsers and Summernote. */
const makeList = (tag: ListTag): Command =>
  changeAfter(wrapInList(schema.nodes[tag]), (tr, state) =>
    eachTextBlock(state.apply(tr), (node, pos) => {
      const { parent } = tr.doc.resolve(pos);
      const isPlain = node.type === paragraph && node.attrs.tag === 'p' && !node.attrs.attributes;
      if (isPlain && parent.type === li && parent.childCount === 1)
        tr.setNodeMarkup(pos, bare, { filler: node.attrs.filler });
    }),
  );

/** Bare items become paragraphs when they leave a list; otherwise their texts would run together. */
const leaveList: Command = changeAfter(liftListItem(li), (tr, state) =>
  eachTextBlock(state.apply(tr), (node, pos) => {
    if (node.type === bare && tr.doc.resolve(pos).parent.type !== li) asParagraph(tr, node, pos);
  }),
);

const indentStep = 25;

/** Moves an item one level in or out, or a block by 25 px of margin, as Summernote does. */
export function indent(direction: 1 | -1): Command {
  return (state, dispatch) => {
    if (listDepth(state.selection.$from) !== null) {
      return direction === 1 ? sinkListItem(li)(state, dispatch) : leaveList(state, dispatch);
    }
    const { tr } = state;
    eachTextBlock(state, (node, pos) => {
      const before = Number.parseFloat(getStyle(node.attrs.attributes, 'margin-left') ?? '') || 0;
      const after = Math.max(0, before + direction * indentStep);
      const attributes = setStyle(node.attrs.attributes, 'margin-left', after ? `${after}px` : null);
      if (attributes === node.attrs.attributes) return;
      if (node.type === bare) asParagraph(tr, node, pos, attributes);
      else tr.setNodeMarkup(pos, null, { ...node.attrs, attributes });
    });
    return dispatchChange(tr, dispatch);
  };
}
