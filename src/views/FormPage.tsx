import type { ReactNode } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { CompleteForm, CompleteResource, Row } from '../declare';
import { FailedLoad } from './ListStates';
import { PageHead } from './PageHead';
import { listPath } from './paths';
import { RecordForm } from './RecordForm';
import { useRecordQuery } from './useRecordQuery';

interface PageProps {
  readonly resource: CompleteResource;
}

function Page({ resource, heading, children }: PageProps & { readonly heading: string; readonly children: ReactNode }) {
  return (
    <main className="sheet scroll" id="page" tabIndex={-1}>
      <PageHead
        heading={heading}
        within={resource.label}
        crumb={<Link to={listPath(resource.name)}>{resource.label}</Link>}
      />
      {children}
    </main>
  );
}

function FormSkeleton({ form }: { readonly form: CompleteForm }) {
  return (
    <div className="form late" aria-busy="true">
      <span className="sr" role="status">
        Loading
      </span>
      <div className="fields">
        {form.fields.map((name) => (
          <div key={name} className="f">
            <span className="sk" />
            <span className="sk box" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The add screen. The scope chosen in the list comes in navigation state or, in a new tab, in the address. */
export function AddPage({ resource }: PageProps) {
  const { scope, create: form } = resource;
  const [params] = useSearchParams();
  const state = useLocation().state as Record<string, unknown> | null;
  if (!form) return null;
  const carried = scope ? (state?.[scope] ?? params.get(scope) ?? '') : '';
  const empty = Object.fromEntries(form.fields.map((name) => [name, name === scope ? carried : '']));
  return (
    <Page resource={resource} heading={form.heading}>
      <RecordForm resource={resource} form={form} record={empty as Partial<Row>} />
    </Page>
  );
}

function LoadedForm({ resource, form, id }: PageProps & { readonly form: CompleteForm; readonly id: string }) {
  const { data, isError, error, isFetching, refetch } = useRecordQuery(resource, id);
  // Without the record there is no form: an empty one could be saved over what is stored.
  if (data) return <RecordForm resource={resource} form={form} record={data} id={id} />;
  if (isError)
    return <FailedLoad text={form.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <FormSkeleton form={form} />;
}

/** The edit screen: filled by the single read. */
export function EditPage({ resource }: PageProps) {
  const { id = '' } = useParams();
  const { edit: form } = resource;
  if (!form) return null;
  return (
    <Page resource={resource} heading={form.heading}>
      <LoadedForm key={id} resource={resource} form={form} id={id} />
    </Page>
  );
}
