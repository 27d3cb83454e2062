import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../declare/isBlank';
import { errorReason } from '../../provider/errorReason';
import { Note } from '../../ui/Note';
import { useEngine } from '../EngineContext';
import styles from './ChoiceSelect.module.css';
import { choiceOf, useChoices } from './useChoices';

interface ChoiceSelectProps {
  readonly to: string;
  readonly label: string;
  readonly value: unknown;
  /** Which records cannot be chosen. */
  readonly isLeftOut?: (id: unknown) => boolean;
  readonly children: (select: { readonly className: string | undefined; readonly children: ReactNode }) => ReactNode;
}

/**
 * A dropdown of the records of a resource. A value that is not among them stays selected and shows its bare id. If they could
 * not be loaded, that is said below; the rest of the screen stays usable.
 */
export function ChoiceSelect({ to, label, value, isLeftOut = () => false, children }: ChoiceSelectProps) {
  const translate = useTranslate();
  const target = useEngine().byName.get(to);
  const { data: choices, isError, error, refetch } = useChoices(to);
  const isStray = !isBlank(value) && !choiceOf(choices, value);
  const offered = choices?.filter(({ id }) => !isLeftOut(id));
  const retry = (
    <Button size="small" color="inherit" onClick={() => void refetch()}>
      {translate('console.kinds.tryAgain')}
    </Button>
  );
  const options = (
    <>
      <option value="">{translate('console.kinds.choose', { item: target?.item ?? label })}</option>
      {isStray && <option value={String(value)}>{String(value)}</option>}
      {offered?.map(({ id, text }) => (
        <option key={id} value={String(id)} dir="auto">
          {text}
        </option>
      ))}
    </>
  );
  return (
    <>
      {children({ className: styles.select, children: options })}
      {isError && (
        <Note tone="error" action={retry}>
          {`${target?.list?.failed ?? ''} ${errorReason(error, translate)}`}
        </Note>
      )}
    </>
  );
}
