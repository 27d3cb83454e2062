import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { EditableField } from '../declare/field';
import { partsOf } from '../declare/parts';
import { token } from '../theme/token';
import { FieldInput } from './FieldInput';

/** A group of inputs without a border of its own. */
export const InputGroup = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingLeft: 16,
  borderLeft: `2px solid ${token('line')}`,
});

interface PartInputsProps {
  /** The path of the object. */
  readonly source: string;
  readonly field: EditableField;
}

/** The inputs of the fields inside of a field. */
export function PartInputs({ source, field }: PartInputsProps) {
  const parts = partsOf(field);
  const someRequired = parts.some(([, part]) => part.required);
  return (
    <Parts>
      {parts.map(([path, part]) => (
        <FieldInput
          key={path}
          source={`${source}.${path}`}
          within={source}
          field={part}
          optional={someRequired && !part.required}
        />
      ))}
    </Parts>
  );
}

/** Checks a refused value again when something inside of it has changed: react-hook-form checks only what was typed. */
export function Recheck({ source }: { readonly source: string }) {
  const value: unknown = useWatch({ name: source });
  // Not before: what the site has refused passes the checks of the form.
  const [refused] = useState(value);
  const { trigger } = useFormContext();
  useEffect(() => {
    if (value !== undefined && value !== refused) void trigger(source);
  }, [value, refused, trigger, source]);
  return null;
}

/** What is wrong with the value as a whole, and not with a part of it. */
export function useWholeError(source: string): string | undefined {
  const { errors } = useFormState({ name: source });
  const found: unknown = get(errors, source);
  // react-hook-form keeps the error of a whole list beside those of its items.
  const error: unknown = Array.isArray(found) ? get(errors, `${source}.root`) : found;
  if (typeof error !== 'object' || error === null || !('type' in error) || !('message' in error)) return undefined;
  // A part may have such a name.
  return typeof error.type === 'string' && typeof error.message === 'string' ? error.message : undefined;
}
