import { useState } from 'react';
import { insertTable } from '../edit/tables';
import type { CommandDialogProps } from './CommandDialogProps';
import { DialogCheckbox } from './DialogCheckbox';
import { DialogField } from './DialogField';
import { EditorDialog } from './EditorDialog';

function parseCount(typed: string): number | null {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= 50 ? count : null;
}

/** Asks for the size of a new table. */
export function TableDialog({ run, onClose }: CommandDialogProps) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [header, setHeader] = useState(true);
  const [wasTried, setWasTried] = useState(false);
  const count = (value: string) => ({
    value,
    error: wasTried && parseCount(value) === null ? 'Enter a number from 1 to 50.' : '',
    input: { inputMode: 'numeric' } as const,
  });
  const save = () => {
    const [height, width] = [parseCount(rows), parseCount(columns)];
    if (height && width) run(insertTable({ rows: height, columns: width, header }));
    else setWasTried(true);
  };
  return (
    <EditorDialog title="Insert table" onClose={onClose} action={{ label: 'Insert table', run: save }}>
      <DialogField label="Rows" isFirst {...count(rows)} onChange={setRows} />
      <DialogField label="Columns" {...count(columns)} onChange={setColumns} />
      <DialogCheckbox label="First row is a header" checked={header} onChange={setHeader} />
    </EditorDialog>
  );
}
