import { countsIn } from '../../provider/pageCounts';
import { isJsonObject, type JsonObject } from '../../provider/parseAnswer';
import type { Draft, DraftField } from './Draft';
import { type Choices, guessKind } from './guessKind';
import { labelOf, quoted } from './words';

/** The records of an answer, and under which key they were. */
interface FoundRows {
  readonly rows: readonly JsonObject[];
  /** `undefined`: the answer is the list, or the record, itself. */
  readonly key: string | undefined;
  readonly isList: boolean;
  readonly isPaged: boolean;
}

/** The largest list of objects in an answer, or the only record; `undefined` if there is neither. */
export function findRows(answer: unknown): FoundRows | undefined {
  if (Array.isArray(answer)) return { rows: answer.filter(isJsonObject), key: undefined, isList: true, isPaged: false };
  if (!isJsonObject(answer)) return undefined;
  const lists = Object.entries(answer).flatMap(([key, value]) =>
    Array.isArray(value) && value.some(isJsonObject) ? [{ key, rows: value.filter(isJsonObject) }] : [],
  );
  const [longest] = lists.sort((one, other) => other.rows.length - one.rows.length);
  const isPaged = countsIn({ json: answer, headers: new Headers() }, {}).totalPages !== undefined;
  if (longest) return { ...longest, isList: true, isPaged };
  const record = Object.entries(answer).find(([key, value]) => key !== 'pagination' && isJsonObject(value));
  if (record) return { rows: [record[1] as JsonObject], key: record[0], isList: false, isPaged: false };
  return { rows: [answer], key: undefined, isList: false, isPaged: false };
}

/** The fields of records, in the order in which they came. */
export function guessFields(rows: readonly JsonObject[], choices: Choices): readonly DraftField[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id');
  return names
    .filter((name) => !/[.[\]"'|]/.test(name) && name.trim() !== '')
    .map((name) => ({
      name,
      label: labelOf(name),
      ...guessKind({ name, values: rows.map((row) => row[name]) }, choices),
    }));
}

/** A first declaration from an answer of the site; `path` is that of its call, below the API. */
export function draftFromAnswer(
  name: string,
  answer: unknown,
  path: string | undefined,
  choices: Omit<Choices, 'isEditable'>,
): Draft | undefined {
  const found = findRows(answer);
  if (!found || found.rows.length === 0) return undefined;
  const { rows, key, isList, isPaged } = found;
  // A bare list without a path is what the regular convention answers; of other calls only the list is known.
  const isRegular = isList && key === undefined && path === undefined;
  const fields = guessFields(rows, { ...choices, isEditable: isRegular });
  if (isRegular) return { name, fields, calls: {} };
  const call = isPaged ? 'getPage' : 'get';
  const list = `${call}(${[path ?? `/${name}`, ...(key === undefined ? [] : [key])].map(quoted).join(', ')})`;
  return { name, fields, calls: { list } };
}
