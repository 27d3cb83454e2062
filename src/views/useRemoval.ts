import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompleteResource, Id, Row } from '../declare';
import { useConsole } from './ConsoleContext';
import { focusHeading } from './focusHeading';
import { useSendRemoval } from './useSendRemoval';
import { useTell } from './useTell';

export interface Removal {
  /** The row about which the question stands open. */
  readonly asked: Row | undefined;
  readonly busy: boolean;
  /** Ids of rows that are out of sight although the site has them still. */
  readonly gone: ReadonlySet<string>;
  /** Delete was pressed on a row. The same function at each drawing, so that rows need not be drawn again. */
  start(row: Row): void;
  cancel(): void;
  /** Another scope is about to be shown: what can still be undone is sent. */
  moveOn(): void;
  confirm(): Promise<void>;
}

/** Takes rows out of sight and brings them back. */
function useGone() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const hide = (id: Id) => setGone((ids) => new Set(ids).add(String(id)));
  const show = (id: Id) => setGone((ids) => new Set([...ids].filter((other) => other !== String(id))));
  return { gone, hide, show };
}

/** Deletion as the declaration wants it: after a question, or at once with five seconds to undo it. */
export function useRemoval(resource: CompleteResource): Removal {
  const { pendingRemovals } = useConsole();
  const send = useSendRemoval(resource);
  const tell = useTell();
  const { gone, hide, show } = useGone();
  const [asked, setAsked] = useState<Row>();
  const [busy, setBusy] = useState(false);
  const { name, remove } = resource;

  const removeSoon = (row: Row) => {
    const id = row.id as Id;
    hide(id);
    const until = pendingRemovals.add(
      name,
      id,
      (keepalive) => void send(row, { keepalive, onFailure: () => show(id) }),
    );
    const undo = () => pendingRemovals.undo(name, id) && show(id);
    tell({ text: remove?.gone ?? '', tone: 'undo', until, action: { label: 'Undo', run: undo } });
  };
  const press = useRef<(row: Row) => void>(undefined);
  press.current = remove?.ask === undefined ? removeSoon : setAsked;

  const moveOn = useCallback(() => pendingRemovals.flush(name), [pendingRemovals, name]);
  useEffect(() => moveOn, [moveOn]);

  return {
    asked,
    busy,
    gone,
    moveOn,
    start: useCallback((row: Row) => press.current?.(row), []),
    // What was sent cannot be called back: the question stays until it is answered.
    cancel: () => !busy && setAsked(undefined),
    confirm: async () => {
      if (!asked || busy) return;
      setBusy(true);
      const isGone = await send(asked);
      // At once: while the dialog is open nothing outside it can have the focus.
      flushSync(() => {
        setBusy(false);
        setAsked((now) => (now === asked ? undefined : now));
      });
      if (isGone) focusHeading();
    },
  };
}
