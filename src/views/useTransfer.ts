import { useEffect, useRef, useState } from 'react';
import type { Transfer } from '../provider/Transfer';

/** After this a call that is still on its way is spoken of, in milliseconds. It is not stopped: there is no time-out. */
const longWait = 10_000;

export interface TransferState {
  readonly busy: boolean;
  /** The share of an upload that has been sent, in per cent; undefined where that is not known. */
  readonly percent: number | undefined;
  readonly isLong: boolean;
  /** Runs one piece of work at a time; does nothing while one runs. */
  run(work: (transfer: Transfer) => Promise<void>): Promise<void>;
  stop(): void;
}

/** One call at a time, with its progress, and a way to stop it. */
export function useTransfer(): TransferState {
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number>();
  const [isLong, setLong] = useState(false);
  // State comes a drawing later: a double click would send twice.
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), longWait);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return {
    busy,
    percent,
    isLong,
    run: async (work) => {
      if (running.current) return;
      running.current = new AbortController();
      setBusy(true);
      try {
        await work({ signal: running.current.signal, onProgress: (share) => setPercent(Math.floor(share * 100)) });
      } finally {
        running.current = undefined;
        setBusy(false);
        setPercent(undefined);
      }
    },
    stop: () => running.current?.abort(),
  };
}
