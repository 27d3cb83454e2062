import { useRef } from 'react';
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
}

export interface ConflictCheck {
  /** Reads the record once more: what somebody else did to it since the form was opened. */
  find(mine: Values, transfer: Transfer): Promise<Conflict | undefined>;
  /** These were sent and may have arrived: found on the site, they are nobody else's change. */
  mayBeThere(sent: Values): void;
}

/** Compares the record with what the form was opened with before it is saved over. */
export function useConflictCheck({ resource, form, id, base }: ConflictCheckOptions): ConflictCheck {
  const dataProvider = useProvider();
  const perhapsThere = useRef<Values[]>([]);
  return {
    find: async (mine, { signal }) => {
      if (id === undefined) return undefined;
      try {
        const { data: theirs } = await dataProvider.getOne(resource.name, { id, meta: { signal } });
        const isOwn = (field: string) =>
          perhapsThere.current.some((sent) => sent[field] instanceof Blob || sameValue(sent[field], theirs[field]));
        const names = form.fields.filter((field) => !isOwn(field));
        const fields = conflictFields(names, base.current, theirs, mine);
        return fields.length > 0 ? { kind: 'changed', fields, theirs, mine } : undefined;
      } catch (error) {
        if (error instanceof HttpError && error.isAbsent) return { kind: 'deleted', mine };
        throw error;
      }
    },
    mayBeThere: (sent) => perhapsThere.current.push(sent),
  };
}
