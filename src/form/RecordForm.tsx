import { createContext, memo, type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { SendAgainDialog } from '../dialogs/QuestionDialog';
import type { FormMethods } from '../drafts/createFormDraft';
import { DraftBar } from '../drafts/DraftBar';
import type { Values } from '../drafts/storage/Draft';
import { type OpenForm, useFormDraft } from '../drafts/useFormDraft';
import { Lazy } from '../lazy/Lazy';
import { partOf } from '../lazy/lazyPart';
import { Slots } from '../lazy/Slot';
import styles from './Form.module.css';
import { FormContexts, type Refetch } from './FormContexts';
import { FormFields } from './FormFields';
import { SaveBar } from './SaveBar';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';
import { type Save, type SavedForm, useSave } from './useSave';
import { validateForm } from './validateForm';

const conflictDialog = partOf(() => import('../conflict/ConflictDialog'));
const deletedDialog = partOf(() => import('../conflict/DeletedDialog'));

/** The element in the head of the page where a form's tools are shown. */
export const ToolsPlace = createContext<HTMLElement | null>(null);

interface RecordFormProps extends Omit<OpenForm, 'methods'> {
  readonly refetch?: Refetch;
}

interface SheetProps extends RecordFormProps {
  /** Receives what submitting the form does: the save needs the state of the form that it is inside of. */
  readonly submit: RefObject<Save['save'] | undefined>;
}

/** What has to be answered before a save is sent. */
function SaveQuestion({ resource, form, save: { question, sendAgain, settle } }: SavedForm) {
  if (!question) return null;
  if (question.kind === 'sendAgain') return <SendAgainDialog what="saved" onAnswer={(yes) => void sendAgain(yes)} />;
  if (question.kind === 'changed') {
    const { fields } = question;
    return <Lazy part={conflictDialog} props={{ resource, fields, onSettle: (choices) => void settle(choices) }} />;
  }
  const mine = question.request.values;
  return <Lazy part={deletedDialog} props={{ resource, form, mine, onClose: () => void settle(undefined) }} />;
}

/** What is inside of a form. Its tools, at the head of the page, can read and change what is in it. */
const FormSheet = memo(function FormSheet({ submit, refetch, ...opened }: SheetProps & OpenForm) {
  const { resource, form, record } = opened;
  const toolsPlace = use(ToolsPlace);
  const draft = useFormDraft(opened);
  const save = useSave({ ...opened, draft });
  const question = useAskBeforeLeaving(draft.isDirty, save.busy);
  useLayoutEffect(() => {
    submit.current = save.save;
  });
  const isWide = form.fields.some((name) => resource.fields[name]?.kind.wide);
  return (
    <FormContexts {...{ resource, form, record, refetch, save }}>
      {toolsPlace && createPortal(<Slots loads={form.tools} />, toolsPlace)}
      <div className={isWide ? `${styles.form} ${styles.wide}` : styles.form}>
        <DraftBar resource={resource} form={form} own={draft} busy={save.busy} />
        <FormFields {...{ resource, form, save }} />
      </div>
      <SaveBar {...{ resource, form, save, draft }} />
      {question}
      <SaveQuestion {...{ resource, form, save }} />
    </FormContexts>
  );
});

/** react-hook-form's own renders end here: at each of them it makes a new context, with the same methods. */
function Sheet(props: SheetProps) {
  const [methods] = useState<FormMethods>(useFormContext());
  return <FormSheet {...props} methods={methods} />;
}

const keepTyped = { keepDirtyValues: true } as const;

/** react-admin's form over a record. */
export function RecordForm(props: RecordFormProps) {
  const { resource, form, record } = props;
  const translate = useTranslate();
  const resolver = useMemo(() => validateForm(resource, form, translate), [resource, form, translate]);
  const submit = useRef<Save['save']>(undefined);
  return (
    <Form
      className={styles.page ?? ''}
      record={record}
      // react-admin resets the form to its record once it is rendered: what was typed by then must stay.
      resetOptions={keepTyped}
      onSubmit={(values: Values) => submit.current?.(values)}
      noValidate
      disableInvalidFormNotification
      resolver={resolver}
    >
      <Sheet {...props} submit={submit} />
    </Form>
  );
}
