import type { Blank, EditableField, Field, FormRecord } from '../declare/field';
import { hasValue, valueAt, withoutValue, withValue } from '../declare/fieldValue';
import type { SendContext } from '../declare/kind';
import { isObject, isWellFormed, partsOf, withObjects, withParts } from '../declare/parts';
import { initialOf } from './initialOf';
import { isVisible } from './isVisible';

/**
 * In an item of a list, react-hook-form takes what is undefined for the value that the item in the same place had when the
 * form opened. So each part has a value there, and under this name is what it had instead: null, or undefined.
 */
const absent = 'console:absent';

const isNothing = (value: unknown) => (value ?? '') === '';

/** Whether there is nothing in a value, nor in anything inside of it. */
export function isEmptyInside(value: unknown): boolean {
  if (value instanceof Blob || typeof value !== 'object' || value === null) return isNothing(value);
  return Object.entries(value).every(([name, inner]) => name === absent || isEmptyInside(inner));
}

const blankOf = ({ blank, kind }: EditableField, { siteBlank }: Partial<SendContext>) =>
  blank ?? siteBlank ?? kind.blank;

/** An object of a form without what only the form needs. */
export function withoutMarks({ [absent]: _, ...object }: FormRecord): FormRecord {
  return object;
}

/** The paths of the objects around a part, the innermost first: `a.b` and `a` of `a.b.c`. */
function pathsAround(path: string): readonly string[] {
  const names = path.split('.');
  return names.slice(1).map((_, index) => names.slice(0, -1 - index).join('.'));
}

/** An object in which each part has a value that is not undefined. */
function filled(field: Field, object: FormRecord): FormRecord {
  const was: Record<string, unknown> = {};
  const made = partsOf(field).reduce((values, [path, part]) => {
    const value = valueAt(values, path);
    const isGroup = part.kind.parts !== undefined && !part.kind.isList;
    if (isGroup && isObject(value)) return withValue(values, path, filled(part, value));
    if ((value ?? undefined) !== undefined) return values;
    for (const around of pathsAround(path))
      if (!isObject(valueAt(values, around))) was[around] = valueAt(values, around);
    was[path] = value;
    return withValue(values, path, isGroup ? filled(part, {}) : null);
  }, object);
  return { ...made, [absent]: { ...(object[absent] as object | undefined), ...was } };
}

/** A value as a form has it, with those of its parts as their kinds edit them. */
export function editedParts(field: Field, value: unknown): unknown {
  const edited = withObjects(field, value, (object) =>
    partsOf(field).reduce(
      (made, [path, part]) =>
        part.kind.toForm && hasValue(made, path)
          ? withValue(made, path, part.kind.toForm(valueAt(made, path), part))
          : made,
      object,
    ),
  );
  return field.kind.isList ? withObjects(field, edited, (object) => filled(field, object)) : edited;
}

/** What a new object has: what is sent of a blank part where nothing is typed, too. */
export function initialParts(field: Field): FormRecord {
  const object = partsOf(field).reduce<FormRecord>((made, [path, part]) => {
    const blank = blankOf(part, {});
    const value = initialOf(part) ?? (blank === 'null' ? null : blank === '' ? '' : undefined);
    return value === undefined ? made : withValue(made, path, value);
  }, {});
  return field.kind.isList ? filled(field, object) : object;
}

async function sentPart(value: unknown, part: EditableField, object: FormRecord, context: SendContext) {
  const { kind } = part;
  const isWrong = !isVisible(part, object) && kind.problem?.(value, part, (key) => key) !== undefined;
  return isWrong || !kind.toSend ? (isWrong ? '' : value) : kind.toSend(value, part, context);
}

function placed(object: FormRecord, path: string, value: unknown, blank: Blank | undefined): FormRecord {
  if (value === undefined || blank === 'omit') return withoutValue(object, path);
  return withValue(object, path, blank === undefined ? value : blank === 'null' ? null : '');
}

async function sentObject(field: Field, object: FormRecord, stored: readonly FormRecord[], context: SendContext) {
  const was = { ...(object[absent] as FormRecord | undefined) };
  let made = withoutMarks(object);
  for (const [path, part] of partsOf(field)) {
    const value = valueAt(object, path);
    if (path in was && (value === null || (isObject(value) && isEmptyInside(value)))) {
      made = was[path] === undefined ? withoutValue(made, path) : withValue(made, path, was[path]);
      continue;
    }
    // An item may have been moved: what any of them has is spelt as the site has it.
    const known = stored.map((one) => valueAt(one, path));
    const before = known.length > 1 ? known.find((one) => one === value) : known[0];
    const sent = await sentPart(value, part, object, { ...context, stored: before, isMultipart: false });
    made = placed(made, path, sent, isNothing(sent) ? blankOf(part, context) : undefined);
  }
  // An object that is there only because a part of it could have been typed.
  for (const around of partsOf(field).flatMap(([path]) => pathsAround(path))) {
    const inner = valueAt(made, around);
    const isNew = around in was || !stored.some((one) => hasValue(one, around));
    if (isNew && isObject(inner) && Object.keys(inner).length === 0)
      made = placed(made, around, was[around], undefined);
  }
  return made;
}

/** A value as it is sent, with those of its parts as their kinds send them. What is not declared in it stays. */
export async function sentParts(field: Field, value: unknown, context: SendContext): Promise<unknown> {
  if (!isWellFormed(field, value)) return value;
  const stored = [context.stored].flat().filter(isObject);
  const send = (object: FormRecord) => sentObject(field, object, stored, context);
  return Array.isArray(value) ? Promise.all(value.map(send)) : send(value as FormRecord);
}

function comparedValue(part: EditableField, value: unknown): unknown {
  const compared = part.kind.compared ? part.kind.compared(value, part) : value;
  if (isNothing(compared)) return '';
  return typeof compared === 'object' ? compared : String(compared).replace(/\r\n?/g, '\n');
}

/** A value for comparing: a number and its text are the same in it, and null, the empty text and what is not there. */
export function comparedParts(field: Field, value: unknown): unknown {
  const compared = withObjects(field, value, (object) =>
    partsOf(field).reduce((made, [path, part]) => {
      const inner = comparedValue(part, valueAt(made, path));
      const isEmpty = (around: string) => isEmptyInside(valueAt(made, around));
      if (inner !== '') return withValue(made, path, inner);
      return [path, ...pathsAround(path).filter(isEmpty)].reduce(withoutValue, made);
    }, withoutMarks(object)),
  );
  return isEmptyInside(compared) && !(Array.isArray(compared) && compared.length > 0) ? '' : compared;
}

/** A value as a declaration's `check` gets it, with the plain values of its parts. */
export function plainParts(field: Field, value: unknown): unknown {
  const plain = withParts(field, value, (inner, [, part]) =>
    part.kind.plainValue ? part.kind.plainValue(inner, part) : inner,
  );
  return withObjects(field, plain, withoutMarks);
}
