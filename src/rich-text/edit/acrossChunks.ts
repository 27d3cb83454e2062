import { redo, undo } from '@tiptap/pm/history';
import { type Node as DocNode, Slice } from '@tiptap/pm/model';
import { type Command, EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { isChunk } from '../schema/chunks';

/** Makes a command work as if there were no chunks: those at the selection are dissolved in the same transaction. */
export function acrossChunks(command: Command): Command {
  // These restore what was, chunks included.
  if (command === undo || command === redo) return command;
  return (state, dispatch, view) => {
    const { tr, storedMarks } = state;
    for (const position of chunksAt(tr)) dissolveChunk(tr, position);
    if (!tr.docChanged) return command(state, dispatch, view);
    const dissolved = EditorState.create({ doc: tr.doc, selection: tr.selection, storedMarks });
    return command(dissolved, dispatch && ((then) => dispatch(followedBy(tr, then))), view);
  };
}

/** Positions of the chunks that the selection touches, last first. */
function chunksAt({ doc, selection }: Transaction): readonly number[] {
  const found = new Set<number>();
  const collect = (from: number, to: number) =>
    doc.nodesBetween(Math.max(0, from), Math.min(to, doc.content.size), (node, position) => {
      if (isChunk(node)) found.add(position);
      // The commands for lists recognise one by its first item.
      else if (node.firstChild && isChunk(node.firstChild)) found.add(position + 1);
    });
  for (const { $from, $to } of selection.ranges) {
    collect($from.pos, $to.pos);
    // The nearest ends of its neighbours at each level: the border of a chunk may be between.
    for (let depth = 1; depth <= $from.depth; depth++) collect($from.before(depth) - depth - 1, $from.before(depth));
    for (let depth = 1; depth <= $to.depth; depth++) collect($to.after(depth), $to.after(depth) + depth + 1);
  }
  return [...found].sort((one, other) => other - one);
}

function dissolveChunk(tr: Transaction, start: number): void {
  const { nodeSize } = tr.doc.nodeAt(start) as DocNode;
  const end = start + nodeSize;
  tr.step(new ReplaceAroundStep(start, end, start + 1, end - 1, Slice.empty, 0, true));
}

function followedBy(tr: Transaction, { steps, selection, storedMarks, scrolledIntoView }: Transaction): Transaction {
  for (const step of steps) tr.step(step);
  tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON())).setStoredMarks(storedMarks);
  return scrolledIntoView ? tr.scrollIntoView() : tr;
}
