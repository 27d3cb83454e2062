import { useId } from 'react';
import { Form } from 'react-admin';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { CompleteForm, CompleteResource, Row } from '../declare';
import { FormFields } from './FormFields';
import { formResolver } from './formResolver';
import { FailedLoad } from './ListStates';
import { PageHead } from './PageHead';
import { listPath } from './paths';
import { useLeave } from './useLeave';
import { useRecordQuery } from './useRecordQuery';
import { useSave } from './useSave';

interface PageProps {
  readonly resource: CompleteResource;
}

interface RecordFormProps extends PageProps {
  readonly form: CompleteForm;
  readonly record: Partial<Row>;
  readonly id?: string;
}

function Page({
  resource,
  heading,
  children,
}: PageProps & { readonly heading: string; readonly children: React.ReactNode }) {
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

/** The form proper, once what it starts from is there. */
function RecordForm({ resource, form, record, id }: RecordFormProps) {
  const save = useSave(resource, form, id);
  const leave = useLeave(resource);
  const formId = useId();
  const isLong = form.fields.some((name) => resource.fields[name]?.kind === 'richText');
  return (
    <>
      <Form
        id={formId}
        className={isLong ? 'form one' : 'form'}
        record={record as never}
        noValidate
        disableInvalidFormNotification
        resolver={formResolver(form)}
        onSubmit={save.save}
      >
        <FormFields resource={resource} form={form} save={save} />
      </Form>
      <div className="save">
        <button type="submit" form={formId} className="b p" aria-busy={save.busy}>
          <span className="swap">
            <span>{form.button}</span>
            <span>Saving…</span>
          </span>
        </button>
        <button type="button" className="b q" onClick={() => leave('back')}>
          Cancel
        </button>
      </div>
    </>
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
