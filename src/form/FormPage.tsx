import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { editedId, listPath } from '../console/paths';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { withValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import styles from './Form.module.css';
import { FormSkeleton } from './FormFields';
import { formRecord, initialRecord } from './formRecord';
import { RecordForm, ToolsPlace } from './RecordForm';

interface FormPageProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
}

/** A new record: it has the initial values of its fields, and the scope that was chosen in the list. */
function AddForm({ resource, form }: FormPageProps) {
  const { scope } = resource;
  const [params] = useSearchParams();
  const state = useLocation().state as Record<string, string> | null;
  // In a new tab there is no navigation state.
  const chosen = scope && (state?.[scope] ?? params.get(scope) ?? undefined);
  const [initial] = useState(() => initialRecord(resource, form));
  const record = useMemo(
    () => (scope && chosen !== undefined ? withValue(initial, scope, chosen) : initial),
    [initial, scope, chosen],
  );
  return <RecordForm resource={resource} form={form} record={record} />;
}

/**
 * A record is read each time its form opens, and never one of a list's rows, which may have another shape. Its key is
 * react-admin's, so that `useRefresh` and `useUpdate` reach it.
 */
function EditForm({ resource, form, id }: FormPageProps & { readonly id: string }) {
  const { name } = resource;
  const dataProvider = useProvider();
  const client = useQueryClient();
  const queryKey = [name, 'getOne', { id, meta: undefined }];
  // react-admin stores the rows of a list under this key, too.
  useState(() => client.removeQueries({ queryKey, type: 'inactive' }));
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<Row> => (await dataProvider.getOne(name, { id })).data,
    refetchOnMount: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const record = useMemo(() => data && formRecord(resource, form, data), [data, resource, form]);
  // Without the record there is no form: an empty one could overwrite what is stored.
  if (record) return <RecordForm {...{ resource, form, id, refetch, record }} />;
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
  const { name, label } = resource;
  // The router decodes twice.
  const isEdit = useParams().id !== undefined;
  const id = editedId(name, useLocation().pathname);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  return (
    <ResourceContextProvider value={name}>
      <Page scrolls>
        <PageHeader heading={form.heading} within={label} crumb={<Link to={listPath(name)}>{label}</Link>}>
          {form.tools.length > 0 && <div ref={setToolsPlace} className={styles.tools} />}
        </PageHeader>
        <ToolsPlace value={toolsPlace}>
          {isEdit ? <EditForm key={id} {...{ resource, form, id }} /> : <AddForm {...{ resource, form }} />}
        </ToolsPlace>
      </Page>
    </ResourceContextProvider>
  );
}
