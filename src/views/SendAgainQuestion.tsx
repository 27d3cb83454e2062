import { Dialog } from './Dialog';

/** What may have happened already. */
export type SendAgainText = keyof typeof texts;

const texts = {
  saved: 'The first attempt may have arrived. Look at the list first: sent again, it could be there twice.',
  deleted: 'The first attempt may have arrived. Look at the list first: it may be gone already.',
} as const;

interface SendAgainQuestionProps {
  readonly what: SendAgainText;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asked before something is sent again that may have arrived the first time, by whichever button. */
export function SendAgainQuestion({ what, onAnswer }: SendAgainQuestionProps) {
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={() => onAnswer(false)}>
        Cancel
      </button>
      <button type="button" className="b p" onClick={() => onAnswer(true)}>
        Send again
      </button>
    </>
  );
  return (
    <Dialog title="Send it again?" asks={<p>{texts[what]}</p>} onCancel={() => onAnswer(false)} actions={actions} />
  );
}
