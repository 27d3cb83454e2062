import Button from '@mui/material/Button';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CompleteForm } from '../declare/complete';
import type { EditableField } from '../declare/field';
import { FieldInput } from '../kinds/FieldInput';
import { Slot } from '../lazy/Slot';
import { Note } from '../ui/Note';
import { Skeleton } from '../ui/Skeleton';
import skeleton from '../ui/Skeleton.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './Form.module.css';
import { siteErrorType } from './markFields';
import type { Save, SavedForm } from './useSave';

/** A control that is disabled for a while loses the focus: it gets it back afterwards, if nothing else took it. */
function useFocusKept(busy: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [busy]);
}

/** The types of all errors of a form, those of nested fields too. */
function errorTypes(errors: object): readonly string[] {
  return Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    return 'type' in error && typeof error.type === 'string' ? [error.type] : errorTypes(error);
  });
}

/** Shown above the fields: why the form is refused, or that its save failed, with Retry; never both. */
function FormNote({ form, save: { failure, retry, clearFailure } }: Pick<SavedForm, 'form' | 'save'>) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const { handleSubmit } = useFormContext();
  const found = errorTypes(errors).filter((type) => type !== siteErrorType);
  const isRefused = found.length > 0;
  const clear = useEffectEvent(clearFailure);
  useEffect(() => {
    if (isRefused) clear();
  }, [isRefused]);
  if (isRefused) {
    const isBlank = found.includes('required');
    return (
      <Note tone="error">
        <strong>{isBlank ? form.invalid : translate('console.form.invalid')}</strong>
      </Note>
    );
  }
  if (!failure) return null;
  const action = (
    <Button size="small" color="inherit" onClick={() => void handleSubmit(retry)()}>
      {translate('console.form.retry')}
    </Button>
  );
  return (
    // Not the note above with another text: it is announced anew.
    <Note key="failure" tone="error" action={action}>
      {failure.text}
    </Note>
  );
}

const Inputs = memo(function Inputs({ resource, form }: Pick<SavedForm, 'form' | 'resource'>) {
  const someRequired = form.required.length > 0;
  return form.fields.map((name) => {
    const field = resource.fields[name] as EditableField;
    const optional = someRequired && !form.required.includes(name);
    return <FieldInput key={name} source={name} field={field} optional={optional} />;
  });
});

/** A form that is loading, in the shape it will have. */
export function FormSkeleton({ form }: { readonly form: CompleteForm }) {
  const translate = useTranslate();
  return (
    <div className={`${styles.fields} ${skeleton.late}`} aria-busy="true">
      <VisuallyHidden role="status">{translate('console.form.loading')}</VisuallyHidden>
      {form.fields.map((name) => (
        <div key={name} className={styles.skeleton}>
          <Skeleton />
          <Skeleton field />
        </div>
      ))}
    </div>
  );
}

/** The first field that the site refused gets the focus, once it can be changed again. */
function useFocusOnRefused({ busy, failure }: Save): void {
  const { setFocus } = useFormContext();
  const field = busy ? undefined : failure?.field;
  useEffect(() => {
    if (field !== undefined) setFocus(field);
  }, [field, setFocus]);
}

/** The body of a form; while a save runs it can be read but not changed. */
export function FormFields({ resource, form, save }: SavedForm) {
  useFocusKept(save.busy);
  useFocusOnRefused(save);
  return (
    <fieldset className={styles.fields} disabled={save.busy}>
      <FormNote form={form} save={save} />
      {form.body ? (
        // It may have more that takes text than controls, which the fieldset disables.
        <div className={styles.fields} inert={save.busy}>
          <Slot load={form.body} props={{}} fallback={<FormSkeleton form={form} />} />
        </div>
      ) : (
        <Inputs resource={resource} form={form} />
      )}
    </fieldset>
  );
}
