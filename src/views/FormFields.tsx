import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CompleteForm, CompleteResource, EditableField } from '../declare';
import { FormBusyContext } from '../kinds/FormBusy';
import { inputOf } from '../kinds/inputs';
import { SaveFailureNote } from './SaveFailureNote';
import type { Save } from './useSave';

interface FormFieldsProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly save: Save;
}

/** Said above the fields: why the form is refused, or that its save failed; never both. */
function FormNote({ form, save }: Omit<FormFieldsProps, 'resource'>) {
  const { errors } = useFormState();
  const { handleSubmit } = useFormContext();
  const isRefused = Object.keys(errors).length > 0;
  const { clear } = save;
  const forget = useRef(clear);
  forget.current = clear;
  useEffect(() => {
    if (isRefused) forget.current();
  }, [isRefused]);
  if (isRefused) {
    return (
      <div className="note bad">
        <i className="i i-alert" aria-hidden="true" />
        <div className="t" role="alert">
          <strong>{form.invalid}</strong>
        </div>
      </div>
    );
  }
  return save.failure ? (
    <SaveFailureNote text={save.failure.text} onRetry={() => void handleSubmit(save.save)()} />
  ) : null;
}

/** A control that cannot be changed for a while loses the focus: it has it back afterwards, if nothing else took it. */
function useFocusKept(busy: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [busy]);
}

/** The inputs of a form, in order; while a save runs they can be read and not changed. */
export function FormFields({ resource, form, save }: FormFieldsProps) {
  const someRequired = form.required.length > 0;
  useFocusKept(save.busy);
  return (
    <FormBusyContext value={save.busy}>
      <fieldset className="fields" disabled={save.busy}>
        <FormNote form={form} save={save} />
        {form.fields.map((name) => {
          const field = resource.fields[name] as EditableField;
          const Input = inputOf(field);
          return (
            <Input key={name} name={name} field={field} optional={someRequired && !form.required.includes(name)} />
          );
        })}
      </fieldset>
    </FormBusyContext>
  );
}
