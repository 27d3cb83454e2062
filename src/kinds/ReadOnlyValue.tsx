import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CellContext, InputProps } from '../declare/kind';
import { cellOf } from './cellOf';
import { useTitlesOf } from './choices/useTitlesOf';
import { useUploadUrl } from './EngineContext';
import { FieldFrame } from './FieldFrame';

/** A value that a form shows and does not change, as lists show it. */
export default function ReadOnlyValue({ source, label, field }: InputProps) {
  const value: unknown = useWatch({ name: source });
  const translate = useTranslate();
  const uploadUrl = useUploadUrl();
  const titleOf = useTitlesOf(useMemo(() => field.kind.titlesFrom?.(field) ?? [], [field]));
  const id = useId();
  const context: CellContext = { uploadUrl, revealed: false, translate, titleOf };
  return (
    <FieldFrame id={id} label={label} optional={false} error={undefined} hint={field.hint}>
      <output id={id}>{cellOf(field, source).render(value, context)}</output>
    </FieldFrame>
  );
}
