import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { CompleteForm } from '../declare';
import { missingFields } from './missingFields';

/** Refuses a form while one of its required fields is blank; the values go through as they were typed. */
export function formResolver(form: CompleteForm): Resolver<FieldValues> {
  return (values) => {
    const missing = missingFields(form, values);
    if (missing.length === 0) return { values, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      missing.map((name) => [name, { type: 'required', message: 'Required' }]),
    );
    return { values: {}, errors };
  };
}
