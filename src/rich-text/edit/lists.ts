import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import { getStyle, setStyle } from '../html/styles';
import { schema } from '../schema/schema';
import { asParagraph, eachTextBlock } from './blockStyle';

const { ul, ol, li, bare, paragraph } = schema.nodes;
type ListTag = 'ul' | 'ol';

const isList = (type: NodeType | undefined): boolean => type === ul || type === ol;

function listDepth($pos: ResolvedPos): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) if (isList($pos.node(depth).type)) return depth;
  return null;
}

/** The kind of the innermost list with the cursor, or ''. */
export function listHere({ selection: { $from } }: EditorState): ListTag | '' {
  const depth = listDepth($from);
  return depth === null ? '' : ($from.node(depth).type.name as ListTag);
}

/** Makes the selected blocks items of a list, changes the list's kind, or takes them out of it. */
export function toggleList(tag: ListTag): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = listDepth($from);
    if (depth === null) return makeList(tag)(state, dispatch);
    if ($from.node(depth).type.name === tag) return leaveList(state, dispatch);
    const pos = $from.before(depth);
    dispatch?.(state.tr.setNodeMarkup(pos, schema.nodes[tag], $from.node(depth).attrs));
    return true;
  };
}

/** Plain paragraphs become bare items, as browsers and Summernote make them. */
const makeList =
  (tag: ListTag): Command =>
  (state, dispatch) =>
    wrapInList(schema.nodes[tag])(
      state,
      dispatch &&
        ((tr) => {
          eachTextBlock(state.apply(tr), (node, pos) => {
            const parent = tr.doc.resolve(pos).parent;
            if (parent.type !== li || parent.childCount > 1) return;
            if (node.type === paragraph && node.attrs.tag === 'p' && !node.attrs.attributes) {
              tr.setNodeMarkup(pos, bare, { filler: node.attrs.filler });
            }
          });
          dispatch(tr);
        }),
    );

/** Bare items that come out of a list become paragraphs, or they would run into each other. */
const leaveList: Command = (state, dispatch) =>
  liftListItem(li)(
    state,
    dispatch &&
      ((tr) => {
        freeBare(state, tr);
        dispatch(tr);
      }),
  );

function freeBare(state: EditorState, tr: Transaction): void {
  eachTextBlock(state.apply(tr), (node, pos) => {
    if (node.type === bare && tr.doc.resolve(pos).parent.type !== li) asParagraph(tr, node, pos);
  });
}

const STEP = 25;

/** In a list one level deeper or out, elsewhere 25 px of margin more or less, as Summernote does. */
export function indent(direction: 1 | -1): Command {
  return (state, dispatch) => {
    if (listDepth(state.selection.$from) !== null) {
      return direction === 1 ? sinkListItem(li)(state, dispatch) : leaveList(state, dispatch);
    }
    const { tr } = state;
    eachTextBlock(state, (node, pos) => {
      const before = Number.parseFloat(getStyle(node.attrs.attributes, 'margin-left') ?? '') || 0;
      const after = Math.max(0, before + direction * STEP);
      const attributes = setStyle(node.attrs.attributes, 'margin-left', after ? `${after}px` : null);
      if (attributes === node.attrs.attributes) return;
      if (node.type === bare) asParagraph(tr, node, pos, attributes);
      else tr.setNodeMarkup(pos, null, { ...node.attrs, attributes });
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
