import type { CompleteForm, CompleteResource, Id } from '../declare';
import type { Values } from '../drafts/Draft';
import { sameValue } from '../drafts/sameValue';
import { useProvider } from '../kinds/useProvider';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/Transfer';
import { type Conflict, conflictFields } from './conflict';

interface ConflictCheckOptions {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  /** The record's id; undefined in a form that adds one, which nobody else can have changed. */
  readonly id: Id | undefined;
  /** What the form was opened with. */
  readonly base: { readonly current: Values };
  /** What was sent of it and may have arrived: found on the site, that is nobody else's change. */
  readonly sent: { readonly current: readonly Values[] };
}

/** Reads the record once more: what somebody else did to it since the form was opened. */
export type FindConflict = (mine: Values, transfer: Transfer) => Promise<Conflict | undefined>;

/** Compares the record with what the form was opened with before it is saved over. */
export function useConflictCheck({ resource, form, id, base, sent }: ConflictCheckOptions): FindConflict {
  const dataProvider = useProvider();
  return async (mine, { signal }) => {
    if (id === undefined) return undefined;
    try {
      const { data: theirs } = await dataProvider.getOne(resource.name, { id, meta: { signal } });
      const isOwn = (field: string) =>
        sent.current.some((values) => values[field] instanceof Blob || sameValue(values[field], theirs[field]));
      const names = form.fields.filter((field) => !isOwn(field));
      const fields = conflictFields(names, base.current, theirs, mine);
      return fields.length > 0 ? { kind: 'changed', fields, theirs, mine } : undefined;
    } catch (error) {
      if (error instanceof HttpError && error.isAbsent) return { kind: 'deleted', mine };
      throw error;
    }
  };
}
