import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { schema } from '../schema/schema';

const { table, row, cell, headerCell } = schema.nodes;

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
  readonly header: boolean;
}

/** Inserts an empty table with Summernote's classes. */
export function insertTable({ rows, columns, header }: TableSize): Command {
  return (state, dispatch) => {
    const line = (type: typeof cell) =>
      row.create(null, Array.from({ length: columns }, () => type.createAndFill() ?? []).flat());
    const lines = Array.from({ length: rows }, (_, i) => line(header && i === 0 ? headerCell : cell));
    const node = table.create({ attributes: ' class="table table-bordered"' }, lines);
    const tr = state.tr.replaceSelectionWith(node, false);
    tr.doc.descendants((found, position) => {
      if (found === node) tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1)));
    });
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The commands of the table menu. */
export const tableCommands: readonly { readonly label: string; readonly command: Command }[] = [
  { label: 'Row above', command: addRowBefore },
  { label: 'Row below', command: addRowAfter },
  { label: 'Column before', command: addColumnBefore },
  { label: 'Column after', command: addColumnAfter },
  { label: 'Header row on or off', command: toggleHeaderRow },
  { label: 'Delete row', command: deleteRow },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Delete table', command: deleteTable },
];
