import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from './Dialog';

interface QuestionDialogProps {
  readonly title: string;
  /** What is read out before the question is answered. */
  readonly asks: ReactNode;
  /** The labels of the buttons. */
  readonly no: string;
  readonly yes: string;
  /** Something is lost by a yes. */
  readonly danger?: boolean;
  /** The yes is being carried out: there is nothing to cancel any more. */
  readonly busy?: boolean;
  readonly onAnswer: (yes: boolean) => void;
  readonly children?: ReactNode;
}

/** A question with two answers; the focus is on the no. */
export function QuestionDialog({ no, yes, danger, busy = false, onAnswer, ...rest }: QuestionDialogProps) {
  const cancel = () => {
    if (!busy) onAnswer(false);
  };
  const actions = (
    <>
      <Button variant="outlined" data-focus aria-disabled={busy} onClick={cancel}>
        {no}
      </Button>
      <Button variant="contained" color={danger ? 'error' : 'primary'} aria-busy={busy} onClick={() => onAnswer(true)}>
        <span>{yes}</span>
      </Button>
    </>
  );
  return <Dialog {...rest} onCancel={cancel} actions={actions} />;
}

/** What may have happened already. */
export type SendAgainText = 'saved' | 'deleted' | 'done';

/** Asked before something is sent again that may have arrived the first time, by whichever button. */
export function SendAgainDialog(props: { readonly what: SendAgainText; readonly onAnswer: (yes: boolean) => void }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`console.dialogs.sendAgain.${key}`);
  const answers = { no: translate('console.dialogs.cancel'), yes: text('send') };
  return (
    <QuestionDialog title={text('title')} asks={<p>{text(props.what)}</p>} {...answers} onAnswer={props.onAnswer} />
  );
}
