import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import type { Row } from '../declare/resource';
import styles from '../dialogs/Dialog.module.css';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { textOf } from '../kinds/cellText';
import type { Removal } from './useRemoval';

/** The text by which a row is recognised: its title or else the first column that can be one. */
function rowText({ title, list, fields }: CompleteResource, row: Row): string {
  const name =
    title ??
    list?.columns.find((column) => typeof column === 'string' && column !== 'id' && !fields[column]?.kind.nameless);
  const value = typeof name === 'string' ? valueAt(row, name) : undefined;
  if (typeof name !== 'string' || isBlank(value)) return '';
  return fields[name]?.kind.titleText?.(value) ?? textOf(value);
}

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
