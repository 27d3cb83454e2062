import { use, useMemo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { copyParam, editBase, idAfter, listPath } from '../console/paths';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { withValue } from '../declare/fieldValue';
import { inSentence } from '../declare/inSentence';
import { Slot } from '../lazy/Slot';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ResourceIcon } from '../page/ResourceIcon';
import { useChosen } from '../page/useChosen';
import { useStoredRecord } from '../page/useStoredRecord';
import { EmptyState } from '../ui/EmptyState';
import { copiedRecord } from './copiedRecord';
import styles from './Form.module.css';
import { FormSkeleton } from './FormFields';
import { formRecord, initialRecord } from './formRecord';
import { RecordForm, ToolsPlace } from './RecordForm';

interface FormPageProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
}

const recordActions = () => import('../actions/RowActionButtons');
const relatedLists = () => import('../show/RelatedLists');

/** The fields by which another screen may have chosen a record: a list its scopes, a record what refers to it. */
const chosenFields = ({ fields, scopes }: CompleteResource, form: CompleteForm) => [
  ...new Set([...scopes, ...form.fields.filter((path) => fields[path]?.kind.refersTo)]),
];

/** A new record: it has the initial values of its fields, and what was chosen on the screen before. */
function AddForm({ resource, form }: FormPageProps) {
  const chosen = useChosen(useMemo(() => chosenFields(resource, form), [resource, form]));
  const [initial] = useState(() => initialRecord(resource, form));
  const record = useMemo(
    () => Object.entries(chosen).reduce((made, [scope, value]) => withValue(made, scope, value), initial),
    [initial, chosen],
  );
  return <RecordForm resource={resource} form={form} record={record} />;
}

interface RecordProps extends FormPageProps {
  readonly id: string;
}

/** A new record that is made like the one with this id. */
function CopyForm({ resource, form, id }: RecordProps) {
  const query = useStoredRecord(resource, id);
  const [read, setRead] = useState(query.data);
  // What was copied stays, whatever becomes of the other record.
  if (!read && query.data) setRead(query.data);
  const record = useMemo(() => read && copiedRecord(resource, form, read), [read, resource, form]);
  return record ? <RecordForm {...{ resource, form, record }} /> : <Unread form={form} query={query} />;
}

/** Stands in place of a form while its record is read, or if it could not be: an empty form could overwrite what is stored. */
function Unread({ form, query }: Pick<FormPageProps, 'form'> & { readonly query: ReturnType<typeof useStoredRecord> }) {
  const { isError, error, isFetching, refetch } = query;
  if (isError)
    return <LoadError text={form.notLoaded} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={styles.form}>
      <FormSkeleton form={form} />
    </div>
  );
}

function EditForm({ resource, form, id }: RecordProps) {
  const { actions, related } = resource;
  const toolsPlace = use(ToolsPlace);
  const translate = useTranslate();
  const query = useStoredRecord(resource, id);
  const { data, refetch } = query;
  const record = useMemo(() => data && formRecord(resource, form, data), [data, resource, form]);
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
        {related.length > 0 && <Slot load={relatedLists} props={{ resource, id }} />}
      </>
    );
  }
  return <Unread form={form} query={query} />;
}

/** The page of a form that adds a record or, where the address names one, edits it. */
export function FormPage({ resource, form }: FormPageProps) {
  const { name, label, single } = resource;
  // The router decodes twice.
  const isEdit = useParams().id !== undefined || single;
  const { pathname } = useLocation();
  const copied = useSearchParams()[0].get(copyParam);
  // The one record of its resource needs no id in calls, and one in react-admin.
  const id = single ? name : idAfter(editBase(name), pathname);
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
          {isEdit && <EditForm key={id} {...{ resource, form, id }} />}
          {!isEdit && copied !== null && <CopyForm key={copied} {...{ resource, form }} id={copied} />}
          {!isEdit && copied === null && <AddForm {...{ resource, form }} />}
        </ToolsPlace>
      </Page>
    </ResourceContextProvider>
  );
}
