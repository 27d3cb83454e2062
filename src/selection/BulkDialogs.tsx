import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { Dialog } from '../dialogs/Dialog';
import styles from '../dialogs/Dialog.module.css';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { rowText } from '../kinds/rowText';
import type { BulkState } from './createBulkJob';
import { callKey, type Operation, type Selection } from './Selection';
import { selectionText } from './selectionText';

/** So many of the records are named in the question. */
const mostNamed = 5;

/** A record may be known by a whole paragraph. */
const longestName = 80;

/** Chooses singular or plural, and is shown with its digits in groups. */
const numberOf = (count: number) => ({ smart_count: count, count: counted(count) });

/** The names of the first records, and how many others there are. */
function Names({ resource, rows }: { readonly resource: CompleteResource; readonly rows: readonly Row[] }) {
  const first = rows.slice(0, mostNamed).map((row) => [String(row.id), rowText(resource, row)] as const);
  if (first.some(([, name]) => name === '')) return null;
  const count = rows.length - first.length;
  return (
    <div className={styles.quote}>
      {first.map(([id, name]) => (
        <div key={id} dir="auto">
          {name.length > longestName ? `${name.slice(0, longestName)}…` : name}
        </div>
      ))}
      {count > 0 && <div>{selectionText('more', { count: counted(count) })}</div>}
    </div>
  );
}

interface BulkQuestionProps {
  readonly resource: CompleteResource;
  readonly selection: Selection;
  readonly operation: Operation;
  readonly rows: readonly Row[];
  /** How many others are selected. */
  readonly leftOut: number;
  readonly onAnswer: (yes: boolean) => void;
}

/** The one question before calls for several records. */
export function BulkQuestion({ resource, selection, operation, rows, leftOut, onAnswer }: BulkQuestionProps) {
  const translate = useTranslate();
  const isDeletion = operation === 'delete';
  const count = countOf(rows.length, resource);
  const title = isDeletion
    ? selectionText('question.delete', { count })
    : selectionText('question.act', { label: operation.label, count });
  // A question with the values of a record cannot be asked of several.
  const declared = isDeletion || operation.ask?.includes('{') ? undefined : operation.ask;
  const mayBeDone = rows.some(({ id }) => selection.unsure.get(callKey(operation, id)));
  const asks = (
    <>
      <Names resource={resource} rows={rows} />
      {declared && <p>{declared}</p>}
      {leftOut > 0 && <p>{selectionText('leftOut', numberOf(leftOut))}</p>}
      {mayBeDone && <p>{translate(`console.dialogs.sendAgain.${isDeletion ? 'deleted' : 'done'}`)}</p>}
      {isDeletion && <p className={styles.consequence}>{selectionText('consequence', numberOf(rows.length))}</p>}
    </>
  );
  return (
    <QuestionDialog
      title={title}
      asks={asks}
      no={translate('console.dialogs.cancel')}
      yes={isDeletion ? selectionText('delete') : operation.confirm}
      danger={isDeletion}
      onAnswer={onAnswer}
    />
  );
}

interface BulkProgressProps {
  readonly resource: CompleteResource;
  readonly operation: Operation;
  readonly state: BulkState;
  readonly onStop: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** How the calls for several records go on, with Stop and Continue. */
export function BulkProgress({ resource, operation, state, onStop, onContinue, onClose }: BulkProgressProps) {
  const { phase, done, failed, total } = state;
  const counts = { done: counted(done), total: counted(total) };
  const count = countOf(total, resource);
  const title =
    operation === 'delete'
      ? selectionText('job.delete', { count })
      : selectionText('job.act', { label: operation.label, count });
  const canGoOn = phase === 'stopped' || phase === 'ended';
  const isBusy = phase === 'stopping' || phase === 'ending';
  const text = selectionText(`job.${phase === 'ending' ? 'running' : phase}`, counts);
  const actions = canGoOn ? (
    <>
      <Button variant="outlined" onClick={onClose}>
        {selectionText('job.close')}
      </Button>
      <Button variant="contained" data-focus onClick={onContinue}>
        {selectionText('job.continue')}
      </Button>
    </>
  ) : (
    <Button variant="outlined" data-focus aria-busy={isBusy} onClick={onStop}>
      <span>{selectionText('stop')}</span>
    </Button>
  );
  return (
    <Dialog title={title} onCancel={canGoOn ? onClose : onStop} actions={actions}>
      {/* What is announced is the end of it, not each call. */}
      <div role="status">{canGoOn && <p>{text}</p>}</div>
      {!canGoOn && (
        <>
          <p>{text}</p>
          <LinearProgress
            variant="determinate"
            value={Math.floor((100 * (done + failed)) / Math.max(1, total))}
            aria-label={selectionText('job.progress')}
            aria-valuetext={text}
          />
        </>
      )}
      {failed > 0 && <p>{selectionText('job.failed', { count: counted(failed) })}</p>}
    </Dialog>
  );
}
