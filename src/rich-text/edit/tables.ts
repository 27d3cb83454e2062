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

export type TableSize = { readonly rows: number; readonly columns: number; readonly header: boolean };

/** Inserts an empty table with the classes that Summernote gives. */
export function insertTable({ rows, columns, header }: TableSize): Command {
  return (state, dispatch) => {
    const line = (type: typeof cell) =>
      row.create(null, Array.from({ length: columns }, () => type.createAndFill() ?? []).flat());
    const lines = Array.from({ length: rows }, (_, i) => line(header && i === 0 ? headerCell : cell));
    const node = table.create({ attributes: ' class="table table-bordered"' }, lines);
    const tr = state.tr.replaceSelectionWith(node);
    const start = tr.mapping.map(state.selection.from, -1);
    let first = -1;
    tr.doc.nodesBetween(Math.max(0, start - 1), tr.doc.content.size, (found, pos) => {
      if (first < 0 && found.type === table) first = pos + 4;
      return first < 0;
    });
    if (first > 0) tr.setSelection(TextSelection.near(tr.doc.resolve(first)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The table menu, in its order. */
export const TABLE_COMMANDS = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const satisfies Record<string, Command>;
