import { type ReactNode, useMemo } from 'react';
import { CreateContext, EditContext, type EditControllerBaseResult, SaveContext, useEvent } from 'react-admin';
import type { OpenForm } from '../drafts/useFormDraft';
import type { SavedForm } from './useSave';

/** Reads the record of a form again; undefined in a form that adds one. */
export type Refetch = EditControllerBaseResult['refetch'] | undefined;

interface FormContextsProps extends SavedForm, Pick<OpenForm, 'record'> {
  readonly refetch: Refetch;
  readonly children: ReactNode;
}

const settled = {
  ...({ isFetching: false, isLoading: false, isPending: false, error: null } as const),
  ...({ mutationMode: 'pessimistic', redirect: 'list', redirectOnError: 'list' } as const),
};

/**
 * react-admin's contexts of a form, over our own save: of its saving, and of the page; its `Form` provides the record. Not
 * by `EditContextProvider`: React passes through each component above an input at each key.
 */
export function FormContexts({ resource, form, record, refetch, save: saver, children }: FormContextsProps) {
  const { busy: saving, middlewares } = saver;
  const { registerMutationMiddleware, unregisterMutationMiddleware } = middlewares;
  const save = useEvent(saver.save);
  const page = useMemo(() => {
    const saveContext = { save, saving, registerMutationMiddleware, unregisterMutationMiddleware };
    return { ...settled, ...saveContext, defaultTitle: form.heading, resource: resource.name, record };
  }, [form, resource, record, save, saving, registerMutationMiddleware, unregisterMutationMiddleware]);
  const edited = useMemo(() => refetch && { ...page, refetch }, [page, refetch]);
  const inner = <SaveContext value={page}>{children}</SaveContext>;
  return edited ? (
    <EditContext value={edited}>{inner}</EditContext>
  ) : (
    <CreateContext value={page}>{inner}</CreateContext>
  );
}
