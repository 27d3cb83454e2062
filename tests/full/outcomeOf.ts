import { type FaultName, faultNames, faultTable, type KindName, kindNames, type Outcome } from './faultTable';

const [head = '', ...rows] = faultTable.trim().split('\n');
const columns = (head.split('|')[1] ?? '').trim().split(/\s+/);
const cells = new Map(
  rows.map((row) => {
    const [fault = '', outcomes = ''] = row.split('|');
    return [fault.trim(), outcomes.trim().split(/\s+/)] as const;
  }),
);
// With a gap in the table, a cell would pass unnoticed.
const isWhole =
  columns.join() === kindNames.join() &&
  [...cells.keys()].join() === faultNames.join() &&
  [...cells.values()].every(({ length }) => length === kindNames.length);
if (!isWhole) throw new Error('the table of faults does not have each fault and each kind of call once, in order');

/** The outcome of a cell according to the table. */
export function outcomeOf(kind: KindName, fault: FaultName): Outcome {
  return cells.get(fault)?.[kindNames.indexOf(kind)] as Outcome;
}
