import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { counted } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import { Dialog } from '../dialogs/Dialog';
import { useMessage } from '../notifications/useMessage';
import { errorReason } from '../provider/errorReason';
import { Note } from '../ui/Note';
import type { ExportJob, ExportState } from './createExportJob';
import { exportText } from './exportText';
import { summaryOf } from './summaryOf';

interface ExportDialogProps {
  readonly resource: CompleteResource;
  readonly job: ExportJob;
  /** The export is over, or given up. */
  readonly onClose: () => void;
}

function progressText({ read, total }: ExportState): string {
  const counts = { read: counted(read), total: total === undefined ? undefined : counted(total) };
  return exportText(total === undefined ? 'read' : 'readOf', counts);
}

function Progress({ state }: { readonly state: ExportState }) {
  const { read, total, isAgain } = state;
  const share =
    total === undefined ? {} : { value: total === 0 ? 100 : Math.min(100, Math.floor((100 * read) / total)) };
  return (
    <>
      <p>{progressText(state)}</p>
      <LinearProgress
        variant={total === undefined ? 'indeterminate' : 'determinate'}
        aria-label={exportText('progress')}
        aria-valuetext={progressText(state)}
        {...share}
      />
      {isAgain && <p>{exportText('again')}</p>}
    </>
  );
}

/** How long an export may take before it is shown, in ms: a quick one only tells that it is done. */
const patience = 300;

/** Whether an export has been running for a while, or is not running. */
function useIsLate(isRunning: boolean): boolean {
  const [isLate, setIsLate] = useState(!isRunning);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate || !isRunning;
}

/** How an export goes on, with Stop and Continue. One that ended as expected is told as a message, and the dialog closes. */
export function ExportDialog({ resource, job, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const notify = useMessage();
  const state = useSyncExternalStore(job.subscribe, job.get);
  const { phase, result, error } = state;
  const [done = '', ...notes] = result ? summaryOf(result, resource) : [];
  const isPlain = phase === 'done' && notes.length === 0;
  useEffect(() => {
    if (!isPlain) return;
    notify({ text: done, tone: 'success' });
    onClose();
  }, [isPlain, done, notify, onClose]);
  const isLate = useIsLate(phase === 'running');
  if (isPlain || !isLate) return null;
  const isOver = phase === 'done' || phase === 'broken' || phase === 'faulty';
  const cancel = phase === 'running' ? job.stop : onClose;
  const canGoOn = phase === 'stopped' || phase === 'failed';
  const actions = (
    <>
      <Button variant="outlined" data-focus={!canGoOn || undefined} onClick={cancel}>
        {exportText(isOver ? 'close' : phase === 'running' ? 'stop' : 'discard')}
      </Button>
      {canGoOn && (
        <Button variant="contained" data-focus onClick={() => void job.run()}>
          {exportText('continue')}
        </Button>
      )}
    </>
  );
  const isFailed = phase === 'failed' || phase === 'broken' || phase === 'faulty';
  return (
    <Dialog title={exportText('title', { label: resource.label })} onCancel={cancel} actions={actions}>
      {/* A live region is announced only if it was there before its text. */}
      <div role="status">
        {!isFailed && <p>{phase === 'done' ? done : exportText(phase)}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {isFailed && (
        <Note tone="error">
          <span>{exportText(phase)}</span> <span>{errorReason(error, translate)}</span>
        </Note>
      )}
      {!isOver && <Progress state={state} />}
    </Dialog>
  );
}
