import { useState } from 'react';
import type { TableSize } from '../edit/tables';
import { Check } from './Check';
import { Dialog } from './Dialog';
import { Field } from './Field';

const count = (typed: string): number | null => {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= 50 ? number : null;
};

/** Asks for the size of a new table. */
export function TableDialog({
  onSave,
  onClose,
}: {
  readonly onSave: (size: TableSize) => void;
  readonly onClose: () => void;
}) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [header, setHeader] = useState(true);
  const [tried, setTried] = useState(false);
  const fault = (typed: string): string => (tried && count(typed) === null ? 'A number from 1 to 50.' : '');
  const save = () => {
    const [height, width] = [count(rows), count(columns)];
    if (height && width) onSave({ rows: height, columns: width, header });
    else setTried(true);
  };
  return (
    <Dialog title="Insert table" onClose={onClose} action={{ label: 'Insert table', run: save }}>
      <Field
        label="Rows"
        inputMode="numeric"
        value={rows}
        fault={fault(rows)}
        onChange={(event) => setRows(event.target.value)}
      />
      <Field
        label="Columns"
        inputMode="numeric"
        value={columns}
        fault={fault(columns)}
        onChange={(event) => setColumns(event.target.value)}
      />
      <Check label="First row is a header" checked={header} onChange={setHeader} />
    </Dialog>
  );
}
