import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { CopyButton } from '../dialogs/CopyButton';
import { formatTime } from '../i18n/formatDate';
import { errorReason } from '../provider/errorReason';
import type { LoggedFailure } from '../provider/failureLog';
import { Chip } from '../ui/Chip';
import { isComposing } from '../ui/isComposing';
import styles from './FailedCalls.module.css';

/** Why and when a call failed, and the call itself. */
function FailedCall({ failure: { at, error } }: { readonly failure: LoggedFailure }) {
  const { method, path } = error.call;
  const translate = useTranslate();
  const reason = errorReason(error, translate);
  const status = String(error.status ?? error.reason);
  const text = `${new Date(at).toISOString()} ${method} ${path} ${status} ${reason}`;
  return (
    <li className={styles.call}>
      <div className={styles.reason}>
        <b dir="auto">{reason}</b>
        <span className={styles.time}>{formatTime(at)}</span>
      </div>
      <p className={styles.request}>
        <span>{`${method} ${path}`}</span> <Chip tone="error">{status}</Chip>
      </p>
      <CopyButton size="small" label={translate('console.shell.failures.copy')} text={text} />
    </li>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The bar's button for the calls that failed since the page was loaded or they were cleared, and their panel. */
export function FailedCalls() {
  const { failures: log } = useConsole();
  const failures = useSyncExternalStore(log.subscribe, log.all);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const translate = useTranslate();
  const text = (key: string) => translate(`console.shell.failures.${key}`);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const panel = open && (
    <Paper
      square
      role="dialog"
      aria-label={text('title')}
      className={styles.panel}
      // A press on its text keeps the focus in it, and so Esc works.
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && close()}
    >
      <div className={styles.header}>
        <h2>{text('title')}</h2>
        <Button size="small" onClick={log.clear}>
          {text('clear')}
        </Button>
        <IconButton ref={takeFocus} aria-label={text('close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </div>
      <ul className={styles.calls} aria-label={text('list')}>
        {failures.map((failure) => (
          <FailedCall key={failure.key} failure={failure} />
        ))}
        {failures.length === 0 && <li className={styles.none}>{text('none')}</li>}
      </ul>
    </Paper>
  );
  return (
    <>
      <IconButton
        ref={button}
        aria-label={translate('console.shell.failures.count', { count: failures.length })}
        title={text('title')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ErrorOutlineOutlined />
        {failures.length > 0 && <span className={styles.count}>{failures.length}</span>}
      </IconButton>
      {panel}
    </>
  );
}
