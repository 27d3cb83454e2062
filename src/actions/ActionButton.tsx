import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import styles from '../dialogs/Dialog.module.css';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { rowText } from '../kinds/rowText';
import { ResourceIcon } from '../page/ResourceIcon';
import { rowButton } from '../ui/rowButton';
import { questionText } from './questionText';
import { type ActionTarget, useAction } from './useAction';

const Icon = styled('span')({ display: 'contents', '& svg': { fontSize: 16 } });

interface ActionButtonProps extends ActionTarget {
  /** In a row, among many others. */
  readonly small?: boolean;
}

/** The button of an action, and the question before it if one is declared. */
export function ActionButton({ small = false, ...target }: ActionButtonProps) {
  const { resource, action, id, values } = target;
  const translate = useTranslate();
  const { busy, run } = useAction(target);
  const [asks, setAsks] = useState(false);
  const icon = action.icon && (
    <Icon>
      <ResourceIcon name={action.icon} />
    </Icon>
  );
  const press = () => {
    if (!busy) action.ask === undefined ? void run() : setAsks(true);
  };
  const answer = async (yes: boolean) => {
    if (yes) await run();
    // Synchronously: while the dialog is open nothing outside it can have the focus.
    flushSync(() => setAsks(false));
  };
  const quote = id === undefined || action.ask?.includes('{') ? '' : rowText(resource, values);
  return (
    <>
      {small ? (
        <button type="button" className={rowButton()} aria-busy={busy} onClick={press}>
          {icon}
          <span>{action.label}</span>
        </button>
      ) : (
        <Button variant="outlined" startIcon={icon} aria-busy={busy} onClick={press}>
          <span>{action.label}</span>
        </Button>
      )}
      {asks && action.ask !== undefined && (
        <QuestionDialog
          title={questionText(action.ask, resource, values)}
          asks={
            <p className={styles.quote} dir="auto" hidden={quote === ''}>
              {quote}
            </p>
          }
          no={translate('console.dialogs.cancel')}
          yes={action.confirm}
          busy={busy}
          onAnswer={(yes) => void answer(yes)}
        />
      )}
    </>
  );
}
