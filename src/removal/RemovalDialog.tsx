import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import styles from '../dialogs/Dialog.module.css';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { rowText } from '../kinds/rowText';
import type { Removal } from './useRemoval';

/** The declared question about the row whose Delete was pressed; while the deletion is sent it cannot be cancelled. */
export function RemovalDialog(props: { readonly resource: CompleteResource; readonly removal: Removal }) {
  const { resource, removal } = props;
  const { rowInQuestion, isSending, cancel, confirm } = removal;
  const translate = useTranslate();
  const question = resource.remove?.ask;
  if (!rowInQuestion || question === undefined) return null;
  const quote = rowText(resource, rowInQuestion);
  const consequence = (
    <>
      {quote && (
        <p className={styles.quote} dir="auto">
          {quote}
        </p>
      )}
      <p className={styles.consequence}>{translate('console.removal.consequence')}</p>
    </>
  );
  return (
    <QuestionDialog
      title={question}
      asks={consequence}
      no={translate('console.dialogs.cancel')}
      yes={translate(isSending ? 'console.removal.deleting' : 'console.removal.delete')}
      danger
      busy={isSending}
      onAnswer={(yes) => (yes ? void confirm() : cancel())}
    />
  );
}
