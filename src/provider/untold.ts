/** What came too late to be said. */
export interface UntoldText {
  readonly text: string;
  readonly tone: 'success' | 'failure';
}

/** Sentences that came too late to be said, because their session had ended; the next one of the same name says them. */
export interface Untold {
  add(untold: UntoldText): void;
  /** All that is there, oldest first; it is then here no more. */
  take(): readonly UntoldText[];
  subscribe(listener: () => void): () => void;
}

export function createUntold(): Untold {
  const listeners = new Set<() => void>();
  let texts: readonly UntoldText[] = [];
  return {
    add: (untold) => {
      texts = [...texts, untold];
      for (const listener of listeners) listener();
    },
    take: () => {
      const taken = texts;
      texts = [];
      return taken;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
