import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { uniqueId } from '../drafts/uniqueId';
import { useConsole } from './ConsoleContext';
import { focusHeading } from './focusHeading';
import { SendAgainQuestion } from './SendAgainQuestion';
import { type TellAction, useTell } from './useTell';

interface Toast extends NotificationPayload {
  readonly key: string;
}

interface ToastProps {
  readonly toast: Toast;
  readonly onClose: (key: string) => void;
}

function Toast({ toast, onClose }: ToastProps) {
  const { key, message, type, notificationOptions = {} } = toast;
  const bad = type === 'error' || type === 'warning';
  const action = notificationOptions.action as TellAction | undefined;
  const stays = notificationOptions.autoHideDuration;
  const until = notificationOptions.until as Promise<void> | undefined;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!stays || held) return;
    const timer = setTimeout(() => onClose(key), stays);
    return () => clearTimeout(timer);
  }, [stays, held, key, onClose]);
  useEffect(() => {
    if (!until) return;
    // What can be undone for seconds only must be at hand: the row that had the focus is gone.
    button.current?.focus({ preventScroll: true });
    void until.then(() => {
      if (root.current?.contains(document.activeElement)) focusHeading();
      onClose(key);
    });
  }, [until, key, onClose]);
  const dismiss = () => {
    onClose(key);
    focusHeading();
  };
  const act = () => {
    dismiss();
    action?.run();
  };
  const answer = (yes: boolean) => {
    // At once: while the question is open nothing outside it can have the focus.
    flushSync(() => setAsks(false));
    if (yes) act();
  };
  return (
    <div
      ref={root}
      className={bad ? 'toast bad' : 'toast'}
      role="none"
      // While it is read or about to be pressed, its clock stands.
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <i className={bad ? 'i i-alert' : 'i i-check'} aria-hidden="true" />
      <span className="t" role={bad ? 'alert' : undefined}>
        {message}
      </span>
      {action && (
        <button type="button" ref={button} className="b q s" onClick={action.question ? () => setAsks(true) : act}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon s" aria-label="Dismiss" onClick={dismiss}>
        <i className="i i-close" aria-hidden="true" />
      </button>
      {asks && action?.question && <SendAgainQuestion what={action.question} onAnswer={answer} />}
    </div>
  );
}

/** Says what a former session of the same name did not live to say. */
function useUntold(): void {
  const { untold, isOver } = useConsole();
  const tell = useTell();
  useEffect(() => {
    const tellAll = () => {
      if (isOver()) return;
      for (const told of untold.take()) tell(told);
    };
    tellAll();
    return untold.subscribe(tellAll);
  }, [untold, isOver, tell]);
}

/** react-admin's notifications, all that are there at once. They outlive the screen that told them. */
export function Toasts() {
  useUntold();
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next) setToasts((shown) => [...shown, { ...next, key: uniqueId() }]);
  }, [notifications, takeNotification]);
  const [close] = useState(() => (key: string) => setToasts((shown) => shown.filter((toast) => toast.key !== key)));
  const isBad = ({ type }: Toast) => type === 'error' || type === 'warning';
  const drawn = (toast: Toast) => <Toast key={toast.key} toast={toast} onClose={close} />;
  return (
    <div className="toasts">
      {/* A live region is heard only if it was there before its text; an alert is heard as it comes. */}
      <div role="status" className="told">
        {toasts.filter((toast) => !isBad(toast)).map(drawn)}
      </div>
      {toasts.filter(isBad).map(drawn)}
    </div>
  );
}
