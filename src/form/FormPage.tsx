import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { editedId, listPath } from '../console/paths';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { withValue } from '../declare/fieldValue';
import { inSentence } from '../declare/inSentence';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { Slot } from '../lazy/Slot';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ResourceIcon } from '../page/ResourceIcon';
import { EmptyState } from '../ui/EmptyState';
import styles from './Form.module.css';
import { FormSkeleton } from './FormFields';
import { formRecord, initialRecord } from './formRecord';
import { RecordForm, ToolsPlace } from './RecordForm';

interface FormPageProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
}

const recordActions = () => import('../actions/RowActionButtons');

/** The values of the scopes that were chosen in the list. */
function useChosen(scopes: readonly string[]): Row {
  const [params] = useSearchParams();
  const state = useLocation().state as Record<string, string> | null;
  // In a new tab there is no navigation state.
  const pairs = scopes.map((scope) => [scope, state?.[scope] ?? params.get(scope) ?? undefined]);
  const text = JSON.stringify(pairs.filter(([, chosen]) => chosen !== undefined));
  return useMemo(() => Object.fromEntries(JSON.parse(text) as [string, string][]), [text]);
}

/** A new record: it has the initial values of its fields, and the scopes that were chosen in the list. */
function AddForm({ resource, form }: FormPageProps) {
  const chosen = useChosen(resource.scopes);
  const [initial] = useState(() => initialRecord(resource, form));
  const record = useMemo(
    () => Object.entries(chosen).reduce((made, [scope, value]) => withValue(made, scope, value), initial),
    [initial, chosen],
  );
  return <RecordForm resource={resource} form={form} record={record} />;
}

/**
 * A record is read each time its form opens, and never one of a list's rows, which may have another shape. Its key is
 * react-admin's, so that `useRefresh` and `useUpdate` reach it.
 */
function EditForm({ resource, form, id }: FormPageProps & { readonly id: string }) {
  const { name, carries, actions } = resource;
  const toolsPlace = use(ToolsPlace);
  const known = useChosen(carries);
  const translate = useTranslate();
  const dataProvider = useProvider();
  const client = useQueryClient();
  const queryKey = [name, 'getOne', { id, meta: undefined }];
  // react-admin stores the rows of a list under this key, too.
  useState(() => client.removeQueries({ queryKey, type: 'inactive' }));
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<Row> =>
      (await dataProvider.getOne(name, { id, ...(carries.length > 0 && { meta: { known } }) })).data,
    refetchOnMount: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const record = useMemo(() => data && formRecord(resource, form, data), [data, resource, form]);
  // Without the record there is no form: an empty one could overwrite what is stored.
  if (data && resource.may?.('edit', data) === false)
    return (
      <EmptyState
        icon={<ResourceIcon name={resource.icon} />}
        title={translate('console.form.notAllowed', { noun: inSentence(resource.item) })}
      />
    );
  if (data && record) {
    const buttons = <Slot load={recordActions} props={{ resource, row: data, large: true }} />;
    return (
      <>
        {actions.length > 0 && toolsPlace && createPortal(buttons, toolsPlace)}
        <RecordForm {...{ resource, form, id, refetch, record }} />
      </>
    );
  }
  if (isError)
    return <LoadError text={form.notLoaded} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={styles.form}>
      <FormSkeleton form={form} />
    </div>
  );
}

/** The page of a form that adds a record or, where the address names one, edits it. */
export function FormPage({ resource, form }: FormPageProps) {
  const { name, label, single } = resource;
  // The router decodes twice.
  const isEdit = useParams().id !== undefined || single;
  const { pathname } = useLocation();
  // The one record of its resource needs no id in calls, and one in react-admin.
  const id = single ? name : editedId(name, pathname);
  const hasActions = isEdit && resource.actions.length > 0;
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const within = { within: label, crumb: <Link to={listPath(name)}>{label}</Link> };
  return (
    <ResourceContextProvider value={name}>
      <Page scrolls>
        <PageHeader heading={form.heading} {...(!single && within)}>
          {(form.tools.length > 0 || hasActions) && <div ref={setToolsPlace} className={styles.tools} />}
        </PageHeader>
        <ToolsPlace value={toolsPlace}>
          {isEdit ? <EditForm key={id} {...{ resource, form, id }} /> : <AddForm {...{ resource, form }} />}
        </ToolsPlace>
      </Page>
    </ResourceContextProvider>
  );
}
