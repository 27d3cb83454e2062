import { createParagraphNear, liftEmptyBlock, newlineInCode, splitBlockAs } from '@tiptap/pm/commands';
import type { Attrs, Node as DocNode } from '@tiptap/pm/model';
import { liftListItem, splitListItem } from '@tiptap/pm/schema-list';
import type { Command, EditorState } from '@tiptap/pm/state';
import { setAttribute } from '../html/attributes';
import { schema } from '../schema/schema';
import { changeAfter } from './changeAfter';
import { insertNode } from './insertNode';

const { li, box, paragraph, bare, br } = schema.nodes;
/** Boxes of one line. */
const oneLineTags = new Set(['summary', 'figcaption', 'legend']);
/** Boxes after which another of the same kind follows. */
const repeatedTags = new Set(['dt', 'dd', 'li']);

/** Inserts a line break. */
export const insertBreak = insertNode(br.create());

const parentTag = ({ selection: { $from } }: EditorState): string => {
  const parent = $from.depth > 0 ? $from.node(-1) : null;
  return parent?.type === box ? parent.attrs.tag : '';
};

const breakInLine: Command = (state, dispatch) => oneLineTags.has(parentTag(state)) && insertBreak(state, dispatch);

/** Starts another item; it gets no copy of the `id`. */
const splitItem: Command = changeAfter(splitListItem(li), (tr) => {
  const { $from } = tr.selection;
  const item = $from.node(-1);
  if (item?.type === li) tr.setNodeMarkup($from.before(-1), null, next(item));
});

const splitRepeated: Command = (state, dispatch) => {
  if (!repeatedTags.has(parentTag(state))) return false;
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

/** Moves an empty block out of a box at its end, and out of a quote anywhere. */
const leaveBox: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth < 2 || $from.parent.childCount) return false;
  const last = $from.index(-1) === $from.node(-1).childCount - 1;
  return (last || parentTag(state) === 'blockquote') && liftEmptyBlock(state, dispatch);
};

/** The attributes of the second half of a block. */
const next = ({ attrs }: DocNode): Attrs => ({
  ...attrs,
  before: '',
  attributes: setAttribute(attrs.attributes, 'id', null),
  ...('filler' in attrs && { filler: '' }),
});

const splitText = splitBlockAs((node, atEnd) => {
  if (node.type === bare || (atEnd && node.attrs.tag !== 'p')) return { type: paragraph };
  return { type: node.type, attrs: next(node) };
});

/** What Enter tries, in this order. */
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
