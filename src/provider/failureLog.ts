import { createStore } from '../store/createStore';
import type { HttpError } from './HttpError';

/** A failed call as the panel of failures shows it: what was requested and answered, never what was sent. */
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

/** No more than these are kept. */
const most = 50;

export function createFailureLog(): FailureLog {
  const { get, set, subscribe } = createStore<readonly LoggedFailure[]>([]);
  let count = 0;
  return {
    add: (error) => {
      count += 1;
      set([{ key: `failure-${count}`, at: Date.now(), error }, ...get()].slice(0, most));
    },
    clear: () => set([]),
    all: get,
    subscribe,
  };
}
