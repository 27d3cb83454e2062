import type { NotificationPayload } from 'react-admin';
import type { MessageAction } from './useMessage';

const actionOf = ({ notificationOptions }: NotificationPayload): MessageAction | undefined =>
  notificationOptions?.action;

const said = ({ message, type, notificationOptions: { messageArgs } = {} }: NotificationPayload) =>
  JSON.stringify([message, type, messageArgs]);

/** Its button is about one thing, such as one deletion, however many notifications have the same text. */
function isAboutOne(notification: NotificationPayload): boolean {
  const { message, notificationOptions: { undoable, until } = {} } = notification;
  const action = actionOf(notification);
  return (
    typeof message !== 'string' || undoable === true || until !== undefined || (action && !action.isGeneral) === true
  );
}

const repeats = (one: NotificationPayload, other: NotificationPayload) =>
  !isAboutOne(one) && !isAboutOne(other) && said(one) === said(other);

/**
 * Adds a notification in place of those that it repeats: six connection losses say once that one is online again. One with
 * a button stays as it is where the next has none.
 */
export function withoutRepeats<N extends NotificationPayload>(shown: readonly N[], next: N): readonly N[] {
  const same = shown.filter((other) => repeats(next, other));
  if (!actionOf(next) && same.some(actionOf)) return shown;
  return [...shown.filter((other) => !same.includes(other)), next];
}
