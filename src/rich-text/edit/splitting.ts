import { createParagraphNear, liftEmptyBlock, newlineInCode, splitBlockAs } from '@tiptap/pm/commands';
import type { Node as DocNode } from '@tiptap/pm/model';
import { liftListItem, splitListItem } from '@tiptap/pm/schema-list';
import type { Command, EditorState } from '@tiptap/pm/state';
import { setAttribute } from '../html/attributes';
import { schema } from '../schema/schema';

const { li, box, paragraph, bare, br } = schema.nodes;
/** Boxes that are one line of their parent, and those of which the next one is a sibling. */
const ONE_LINE = new Set(['summary', 'figcaption', 'legend']);
const REPEATED = new Set(['dt', 'dd', 'li']);

/** Inserts a line break. */
export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView());
  return true;
};

const parentTag = ({ selection: { $from } }: EditorState): string => {
  const parent = $from.depth > 0 ? $from.node(-1) : null;
  return parent?.type === box ? parent.attrs.tag : '';
};

const breakInLine: Command = (state, dispatch) => ONE_LINE.has(parentTag(state)) && insertBreak(state, dispatch);

/** A new item after this one; an `id` is not given twice. */
const splitItem: Command = (state, dispatch) =>
  splitListItem(li)(
    state,
    dispatch &&
      ((tr) => {
        const { $from } = tr.selection;
        const item = $from.node(-1);
        if (item?.type === li) tr.setNodeMarkup($from.before(-1), null, next(item));
        dispatch(tr);
      }),
  );

const splitRepeated: Command = (state, dispatch) => {
  if (!REPEATED.has(parentTag(state))) return false;
  const { from, to } = state.selection;
  const tr = state.tr.delete(from, to);
  const { $from } = tr.selection;
  const types = [
    { type: box, attrs: next($from.node(-1)) },
    { type: $from.parent.type, attrs: next($from.parent) },
  ];
  dispatch?.(tr.split(tr.selection.from, 2, types).scrollIntoView());
  return true;
};

/** An empty block at the end of a box leaves the box; elsewhere only a quote is parted. */
const leaveBox: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth < 2 || $from.parent.childCount) return false;
  const last = $from.index(-1) === $from.node(-1).childCount - 1;
  return (last || parentTag(state) === 'blockquote') && liftEmptyBlock(state, dispatch);
};

/** Attributes of a block's second half. */
function next({ attrs }: DocNode): Record<string, unknown> {
  const fresh: Record<string, unknown> = {
    ...attrs,
    before: '',
    attributes: setAttribute(attrs.attributes, 'id', null),
  };
  if ('filler' in attrs) fresh.filler = '';
  return fresh;
}

const splitText = splitBlockAs((node, atEnd) => {
  if (node.type === bare || (atEnd && node.attrs.tag !== 'p')) return { type: paragraph };
  return { type: node.type, attrs: next(node) };
});

/** What Enter does, tried in this order. */
export const enterCommands: readonly Command[] = [
  newlineInCode,
  splitItem,
  liftListItem(li),
  breakInLine,
  createParagraphNear,
  leaveBox,
  splitRepeated,
  splitText,
];
