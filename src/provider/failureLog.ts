import type { HttpError } from './HttpError';

/** A failed call as the panel of failures lists it: what was asked and answered, never what was sent. */
export interface LoggedFailure {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly error: HttpError;
}

/** Failed calls, newest first, until they are cleared. */
export interface FailureLog {
  add(error: HttpError): void;
  clear(): void;
  all(): readonly LoggedFailure[];
  subscribe(listener: () => void): () => void;
}

/** More than these are not kept. */
const most = 50;

export function createFailureLog(): FailureLog {
  const listeners = new Set<() => void>();
  let failures: readonly LoggedFailure[] = [];
  let count = 0;
  const become = (next: readonly LoggedFailure[]) => {
    failures = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (error) => {
      count += 1;
      become([{ key: `failure-${count}`, at: Date.now(), error }, ...failures].slice(0, most));
    },
    clear: () => become([]),
    all: () => failures,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
