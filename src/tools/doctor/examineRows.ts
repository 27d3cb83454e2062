import type { CompleteResource } from '../../declare/complete';
import { hasValue, keyOf, valueAt } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import type { Report } from './Finding';
import { type ValueProblem, valueProblem } from './valueProblem';

interface Examined {
  readonly resource: CompleteResource;
  readonly call: string;
  readonly rows: readonly Row[];
  /** The fields that must be there. */
  readonly expected: readonly string[];
  readonly report: Report;
}

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const isAlike = (one: string, other: string) =>
  letters(one) === letters(other) || letters(one).includes(letters(other)) || letters(other).includes(letters(one));

const inRows = (count: number, all: number) =>
  all === 1 ? '' : ` in ${count === all ? 'all' : `${count} of`} ${all} rows`;

/** Undeclared keys with the number of rows that have them. */
function strangers({ fields, idNames }: CompleteResource, rows: readonly Row[]): Map<string, number> {
  const known = new Set(['id', ...[...idNames, ...Object.keys(fields)].map(keyOf)]);
  const found = new Map<string, number>();
  for (const key of rows.flatMap((row) => Object.keys(row)))
    if (!known.has(key)) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

function examineNames({ resource, call, rows, expected, report }: Examined): void {
  const undeclared = strangers(resource, rows);
  const missing = expected
    .map((name) => [name, rows.filter((row) => !hasValue(row, name)).length] as const)
    .filter(([, count]) => count > 0);
  for (const [name, count] of missing) {
    const alike = [...undeclared.keys()].find((key) => isAlike(key, name));
    // A single stranger in the place of a single missing one is the same under another name.
    const other = alike ?? (missing.length === 1 && undeclared.size === 1 ? [...undeclared.keys()][0] : undefined);
    if (other !== undefined) undeclared.delete(other);
    const isEverywhere = count === rows.length;
    report({
      code: isEverywhere ? 'field-missing' : 'field-sometimes-missing',
      at: `fields.${name}`,
      call,
      message: `'${name}' is missing${inRows(count, rows.length)}`,
      suggestion: other && `found '${other}' instead`,
    });
  }
  for (const [key, count] of undeclared)
    report({
      code: 'field-undeclared',
      at: 'fields',
      key,
      call,
      message: `'${key}' is not declared, and is there${inRows(count, rows.length)}`,
      suggestion: 'declare it, if administrators should see it',
    });
}

function examineValues({ resource, call, rows, report }: Examined): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const counts = new Map<string, { readonly problem: ValueProblem; readonly count: number }>();
    for (const row of rows) {
      const problem = valueProblem(valueAt(row, name), field);
      if (!problem) continue;
      counts.set(problem.message, { problem, count: (counts.get(problem.message)?.count ?? 0) + 1 });
    }
    for (const [message, { problem, count }] of counts)
      report({
        ...problem,
        at: `fields.${name}`,
        call,
        message: `'${name}' ${message}${inRows(count, rows.length)}`,
      });
  }
}

/** Compares rows, or a record, with the declared fields. */
export function examineRows(examined: Examined): void {
  if (examined.rows.length === 0) return;
  examineNames(examined);
  examineValues(examined);
}

/** Compares the ids of the rows of a list. */
export function examineIds({ call, rows, report }: Pick<Examined, 'call' | 'rows' | 'report'>): void {
  const without = rows.filter(({ id }) => id === undefined || id === null || String(id) === '').length;
  if (without > 0) {
    const suggestion = "every record needs an 'id', by which it is edited and deleted";
    report({
      code: 'id-missing',
      at: 'list.from',
      call,
      message: `there is no 'id'${inRows(without, rows.length)}`,
      suggestion,
    });
  }
  const ids = rows.map(({ id }) => String(id));
  const distinct = new Set(ids).size;
  if (without === 0 && distinct < ids.length)
    report({
      code: 'id-twice',
      at: 'list.from',
      call,
      message: `${ids.length} rows have only ${distinct} different ids`,
    });
}
