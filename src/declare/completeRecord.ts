import type { DefaultTexts } from './defaultTexts';
import type { AnyEndpoint } from './endpoint';
import { pathOf } from './fieldPath';
import type { RelatedWords } from './recordWords';
import { type AnyResource, isRegular } from './resource';
import type { Column, Fields } from './screenWords';

export interface CompleteShow extends ReturnType<DefaultTexts['show']> {
  /** A call of its own. `undefined`: that of the edit form, or of the regular REST convention. */
  readonly from: AnyEndpoint | undefined;
  readonly fields: readonly Column<Fields>[];
}

/** What there is of a single record beside its forms. */
export interface RecordScreens {
  readonly show: CompleteShow | undefined;
  readonly related: readonly RelatedWords[];
  /** The add form can be opened with the values of a record. */
  readonly duplicate: boolean;
  /** There is a call that reads it alone, whatever the user may do with it. */
  readonly isReadAlone: boolean;
}

/** The fields of a record that can be shown: what is never read is in none. */
export const shownFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([path, { kind }]) => (kind.unread ? [] : [path]));

/** The calls of a record, each of which may need the scopes of its list. */
export function recordCalls({ show, edit, remove, actions = [] }: AnyResource): readonly AnyEndpoint[] {
  const calls = [show?.from, edit?.from, edit?.via, remove?.via, ...actions.map(({ via }) => via)];
  return calls.filter((call) => call !== undefined);
}

/** Whether there is a call that reads a single record. */
export const isReadAlone = (resource: AnyResource): boolean =>
  isRegular(resource) || resource.edit?.from !== undefined || resource.show?.from !== undefined;

/** Works out what a declaration leaves out of the screens of a record; `fields` are by their paths. */
export function completeRecord(
  resource: AnyResource,
  fields: Fields,
  texts: DefaultTexts,
  inPlace: (call: AnyEndpoint | undefined) => AnyEndpoint | undefined,
): RecordScreens {
  const { fields: declared, show, related = [], duplicate = false } = resource;
  const shown = show?.fields?.map((column) => (typeof column === 'string' ? pathOf(declared, column) : column));
  return {
    show: show && { ...texts.show(), from: inPlace(show.from), fields: shown ?? shownFields(fields) },
    related,
    duplicate,
    isReadAlone: isReadAlone(resource),
  };
}
