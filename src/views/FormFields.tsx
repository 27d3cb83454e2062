import { useFormContext, useFormState } from 'react-hook-form';
import type { CompleteForm, CompleteResource, EditableField } from '../declare';
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
  if (Object.keys(errors).length > 0) {
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
    <SaveFailureNote failure={save.failure} onRetry={() => void handleSubmit(save.save)()} />
  ) : null;
}

/** The inputs of a form, in order; while a save runs they can be read and not changed. */
export function FormFields({ resource, form, save }: FormFieldsProps) {
  const someRequired = form.required.length > 0;
  return (
    <fieldset className="fields" disabled={save.busy}>
      <FormNote form={form} save={save} />
      {form.fields.map((name) => {
        const field = resource.fields[name] as EditableField;
        const Input = inputOf(field);
        return <Input key={name} name={name} field={field} optional={someRequired && !form.required.includes(name)} />;
      })}
    </fieldset>
  );
}
