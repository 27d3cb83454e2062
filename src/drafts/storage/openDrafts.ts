const prefix = 'console-draft:';

/** How long the other tabs have to answer, in milliseconds: one that is rendering a long text answers late. */
const patience = 300;

export type OtherTabs = ReturnType<typeof askOtherTabs>;

/** Finds out which drafts are open where the browser has no locks: the tabs ask each other, and one that died is silent. */
export function askOtherTabs() {
  const channel = new BroadcastChannel('console-drafts');
  const own = new Set<string>();
  const questions = new Set<Set<string>>();
  channel.onmessage = ({ data }: MessageEvent<'ask' | readonly string[]>) => {
    if (data !== 'ask') for (const answers of questions) for (const draftId of data) answers.add(draftId);
    else if (own.size > 0) channel.postMessage([...own]);
  };
  return {
    /** Drafts that are open in this tab, and in those that answer in time. */
    ask: async (): Promise<ReadonlySet<string>> => {
      const answers = new Set(own);
      questions.add(answers);
      channel.postMessage('ask');
      await new Promise((resolve) => setTimeout(resolve, patience));
      questions.delete(answers);
      return answers;
    },
    /** Answers for a draft until the returned function is called. */
    hold: (draftId: string) => {
      own.add(draftId);
      return () => void own.delete(draftId);
    },
    close: () => channel.close(),
  };
}

let tabs: OtherTabs | undefined;
/** Pages without TLS have no locks. */
const withoutLocks = (): OtherTabs => {
  tabs ??= askOtherTabs();
  return tabs;
};

/**
 * Drafts whose form is open in some tab of this browser. Each holds a lock, which the browser releases when its tab
 * dies, however it dies; where there are no locks, the tabs are asked.
 */
export const openDrafts = {
  async ids(): Promise<ReadonlySet<string>> {
    if (!navigator.locks) return withoutLocks().ask();
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
  },

  /** Marks a draft as open until the returned function is called. */
  hold(draftId: string): () => void {
    if (!navigator.locks) return withoutLocks().hold(draftId);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(prefix + draftId, () => released);
    return release;
  },
};
