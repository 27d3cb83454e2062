import { useEffect, useState } from 'react';
import { useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { useConsole } from '../console/ConsoleContext';
import { uniqueId } from '../drafts/storage/uniqueId';
import { NotificationItem, type ShownNotification } from './NotificationItem';
import styles from './Notifications.module.css';
import { useMessage } from './useMessage';
import { withoutRepeats } from './withoutRepeats';

const interrupts = ({ type }: ShownNotification) => type === 'error' || type === 'warning';

/** Shows what a former session of the same name ended too early to show. */
function useMissedMessages(): void {
  const { missedMessages, isOver } = useConsole();
  const tell = useMessage();
  useEffect(() => {
    const tellAll = () => {
      if (isOver()) return;
      for (const told of missedMessages.take()) tell(told);
    };
    tellAll();
    return missedMessages.subscribe(tellAll);
  }, [missedMessages, isOver, tell]);
}

/** An open dialog of MUI hides all that is beside it from screen readers; what is notified meanwhile must be announced. */
function neverHidden(area: HTMLElement | null) {
  if (!area) return;
  const observer = new MutationObserver(() => area.removeAttribute('aria-hidden'));
  observer.observe(area, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** react-admin's notifications, all current ones at once. They outlive the screen that caused them. */
export function Notifications() {
  useMissedMessages();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly ShownNotification[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next) setShown((others) => withoutRepeats(others, { ...next, key: uniqueId() }));
  }, [notifications, takeNotification]);
  const [close] = useState(() => (key: string) => setShown((all) => all.filter((one) => one.key !== key)));
  const item = (one: ShownNotification) => <NotificationItem key={one.key} notification={one} onClose={close} />;
  // Beside #root, which is hidden from screen readers while a dialog is open.
  return createPortal(
    <div className={styles.notifications} ref={neverHidden} data-screen-only>
      {/* A live region is announced only if it was there before its text; an alert is announced as it comes. */}
      <div role="status" className={styles.waiting}>
        {shown.filter((one) => !interrupts(one)).map(item)}
      </div>
      {shown.filter(interrupts).map(item)}
    </div>,
    document.body,
  );
}
