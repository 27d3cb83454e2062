import { type FaultName, faultNames, faultTable, type KindName, kindNames, type Outcome } from './faultTable';

const [head = '', ...rows] = faultTable.trim().split('\n');
const columns = (head.split('|')[1] ?? '').trim().split(/\s+/);
const cells = new Map(
  rows.map((row) => {
    const [fault = '', outcomes = ''] = row.split('|');
    return [fault.trim(), outcomes.trim().split(/\s+/)] as const;
  }),
);
// A table with a hole would let a cell pass unseen.
const isWhole =
  columns.join() === kindNames.join() &&
  [...cells.keys()].join() === faultNames.join() &&
  [...cells.values()].every(({ length }) => length === kindNames.length);
if (!isWhole) throw new Error('the table of faults does not have each fault and each kind of call once, in order');

/** What the table says of a cell. */
export function outcomeOf(kind: KindName, fault: FaultName): Outcome {
  return cells.get(fault)?.[kindNames.indexOf(kind)] as Outcome;
}
