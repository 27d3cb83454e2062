import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CellContext, InputProps } from '../declare/kind';
import { cellOf } from './cellOf';
import { choiceOf, useChoices } from './choices/useChoices';
import { useUploadUrl } from './EngineContext';
import { FieldFrame } from './FieldFrame';

type ValueProps = Omit<InputProps, 'optional'>;

function Value({ source, label, field, titleOf }: ValueProps & Pick<CellContext, 'titleOf'>) {
  const value: unknown = useWatch({ name: source });
  const translate = useTranslate();
  const uploadUrl = useUploadUrl();
  const id = useId();
  const context: CellContext = { uploadUrl, revealed: false, translate, titleOf };
  return (
    <FieldFrame id={id} label={label} optional={false} error={undefined} hint={field.hint}>
      <output id={id}>{cellOf(field, source).render(value, context)}</output>
    </FieldFrame>
  );
}

function TitledValue({ target, ...props }: ValueProps & { readonly target: string }) {
  const { data } = useChoices(target);
  return <Value {...props} titleOf={(_, id) => choiceOf(data, id)?.text} />;
}

/** A value that a form shows and does not change, as lists show it. */
export default function ReadOnlyValue(props: ValueProps) {
  const { kind } = props.field;
  const target = kind.titlesFrom?.(props.field);
  return target === undefined ? (
    <Value {...props} titleOf={() => undefined} />
  ) : (
    <TitledValue {...props} target={target} />
  );
}
