import { type RefObject, Suspense, useMemo, useRef } from 'react';
import { Form } from 'react-admin';
import { type CompleteForm, type CompleteResource, type Row, traitsOf } from '../declare';
import type { Values } from '../drafts/Draft';
import { Fetched } from '../fetching/Fetched';
import { fetchedPart } from '../fetching/fetchedPart';
import { refetching } from '../fetching/refetching';
import { DraftBar } from './DraftBar';
import { FormFields } from './FormFields';
import { formResolver } from './formResolver';
import { LeaveQuestion } from './LeaveQuestion';
import { SaveBar } from './SaveBar';
import { SendAgainQuestion } from './SendAgainQuestion';
import { useDraft } from './useDraft';
import { useLeave } from './useLeave';
import { useLeaveGuard } from './useLeaveGuard';
import { type Save, useSave } from './useSave';

const fetchConflict = refetching(() => import('./ConflictDialog'));
const fetchDeleted = refetching(() => import('./DeletedDialog'));
const conflictDialog = fetchedPart(async () => (await fetchConflict()).ConflictDialog);
const deletedDialog = fetchedPart(async () => (await fetchDeleted()).DeletedDialog);

interface RecordFormProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  /** What the form is opened with. */
  readonly record: Partial<Row>;
  /** The record's id; undefined in a form that adds one. */
  readonly id?: string;
}

function ConflictQuestion({
  resource,
  form,
  save: { conflict, settle },
}: Pick<RecordFormProps, 'resource' | 'form'> & { readonly save: Save }) {
  if (!conflict) return null;
  return (
    <Suspense>
      {conflict.kind === 'changed' ? (
        <Fetched part={conflictDialog} props={{ resource, conflict, onSettle: (choices) => void settle(choices) }} />
      ) : (
        <Fetched
          part={deletedDialog}
          props={{ resource, form, mine: conflict.mine, onClose: () => void settle(undefined) }}
        />
      )}
    </Suspense>
  );
}

interface FormSheetProps extends Omit<RecordFormProps, 'record'> {
  readonly loaded: Values;
  /** Where react-admin's form finds what submitting it does: the save lives inside the form, whose state it needs. */
  readonly submit: RefObject<Save['save'] | undefined>;
}

function FormSheet({ resource, form, loaded, id, submit }: FormSheetProps) {
  const draft = useDraft({ resource: resource.name, id: id ?? '', fields: form.fields, loaded });
  const guard = useLeaveGuard(draft.isDirty);
  const save = useSave({ resource, form, id, draft, onSaved: guard.allow });
  const leave = useLeave(resource);
  submit.current = save.save;
  const isLong = form.fields.some((name) => traitsOf(resource.fields[name]).markup);
  return (
    <>
      <div className={isLong ? 'form one' : 'form'}>
        <DraftBar resource={resource} form={form} draft={draft} busy={save.busy} />
        <FormFields resource={resource} form={form} save={save} />
      </div>
      <SaveBar form={form} save={save} keptAt={draft.keptAt} onCancel={() => leave('back')} />
      <LeaveQuestion blocker={guard.blocker} busy={save.busy} />
      {save.isAsking && <SendAgainQuestion what="saved" onAnswer={(yes) => void save.sendAgain(yes)} />}
      <ConflictQuestion resource={resource} form={form} save={save} />
    </>
  );
}

const keepTyped = { keepDirtyValues: true } as const;

/** A form over what it is opened with. */
export function RecordForm({ resource, form, record, id }: RecordFormProps) {
  const loaded = useMemo(
    () => Object.fromEntries(form.fields.map((name) => [name, record[name] ?? ''])),
    [form, record],
  );
  const submit = useRef<Save['save']>(undefined);
  return (
    <Form
      onSubmit={(values: Values) => submit.current?.(values)}
      className="page-form"
      record={loaded as never}
      // react-admin sets the form to its record once more when it is drawn: what was typed by then must stay.
      resetOptions={keepTyped}
      noValidate
      disableInvalidFormNotification
      resolver={formResolver(form)}
    >
      <FormSheet
        submit={submit}
        resource={resource}
        form={form}
        loaded={loaded}
        {...(id === undefined ? {} : { id })}
      />
    </Form>
  );
}
