import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { SendAgainDialog } from '../dialogs/QuestionDialog';
import { focusHeading } from '../page/focusHeading';
import styles from './NotificationItem.module.css';
import type { MessageAction } from './useMessage';

export interface ShownNotification extends NotificationPayload {
  readonly key: string;
}

/** How long a notification stays that calls for nothing, in milliseconds. */
const standardDuration = 6000;

/**
 * Closes a notification after a while, or never where `duration` is null. The clock stops while it is pointed at or has
 * the focus: it is being read, or about to be pressed.
 */
function useAutoHide(duration: number | null | undefined = standardDuration, close: () => void) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (duration === null || held) return;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [duration, held, close]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

/**
 * Ends the mutation of an undoable notification of react-admin's own components: it is sent, or undone, when the
 * notification closes. Until then the browser asks before the page is closed.
 */
function useUndoable(isUndoable: boolean): (isUndo: boolean) => void {
  const takeMutation = useTakeUndoableMutation();
  const mutation = useRef<(how: { readonly isUndo: boolean }) => void>(undefined);
  useEffect(() => {
    if (!isUndoable) return;
    mutation.current ??= takeMutation() ?? undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUndoable, takeMutation]);
  return useCallback((isUndo) => {
    mutation.current?.({ isUndo });
    mutation.current = undefined;
  }, []);
}

/** What can be undone for seconds only must be at hand: the row that had the focus is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

interface ActionProps {
  readonly label: string;
  readonly question: MessageAction['question'];
  readonly takesFocus: boolean;
  readonly onAct: () => void;
}

/** The button of a notification, and the question before it acts, if there is one. */
function NotificationAction({ label, question, takesFocus, onAct }: ActionProps) {
  const [asks, setAsks] = useState(false);
  const answer = (yes: boolean) => {
    // At once: while the question is open nothing outside it can have the focus.
    flushSync(() => setAsks(false));
    if (yes) onAct();
  };
  return (
    <>
      <Button ref={takesFocus ? takeFocus : null} size="small" onClick={question ? () => setAsks(true) : onAct}>
        {label}
      </Button>
      {asks && question && <SendAgainDialog what={question} onAnswer={answer} />}
    </>
  );
}

interface NotificationItemProps {
  readonly notification: ShownNotification;
  readonly onClose: (key: string) => void;
}

/** One notification: its text, its action if it has one, and the button that closes it. */
export function NotificationItem({ notification, onClose }: NotificationItemProps) {
  const { key, message, type, notificationOptions: options = {} } = notification;
  const isBad = type === 'error' || type === 'warning';
  const until: Promise<void> | undefined = options.until;
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const endMutation = useUndoable(options.undoable === true);
  const close = useCallback(() => {
    endMutation(false);
    onClose(key);
  }, [endMutation, onClose, key]);
  const holding = useAutoHide(options.autoHideDuration, close);
  useEffect(() => {
    void until?.then(() => {
      if (root.current?.contains(document.activeElement)) focusHeading();
      close();
    });
  }, [until, close]);
  const dismiss = () => {
    close();
    focusHeading();
  };
  const action: MessageAction | undefined = options.action;
  const label = action?.label ?? (options.undoable && translate('console.shell.undo'));
  const act = () => {
    // Undone first: closing sends what was not undone.
    if (options.undoable) endMutation(true);
    dismiss();
    action?.run();
  };
  const offered = { question: action?.question, takesFocus: until !== undefined, onAct: act };
  return (
    <CloseNotificationContext value={close}>
      <Alert
        ref={root}
        role="none"
        severity={isBad ? 'error' : 'success'}
        className={styles.notification}
        icon={isBad ? <ErrorOutlineOutlined /> : <CheckOutlined />}
        slotProps={{
          message: { role: isBad ? 'alert' : undefined },
          icon: { className: isBad ? styles.error : styles.success },
        }}
        action={
          <>
            {label && <NotificationAction label={label} {...offered} />}
            <IconButton size="small" aria-label={translate('console.shell.dismiss')} onClick={dismiss}>
              <CloseOutlined />
            </IconButton>
          </>
        }
        {...holding}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...options.messageArgs }) : message}
      </Alert>
    </CloseNotificationContext>
  );
}
