import type { Draft, DraftOwner } from './Draft';
import { createDraftShelf, type DraftShelf } from './draftShelf';
import { holdForm, openForms } from './openForms';

/** Drafts older than this are swept, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Drafts that the browser would not keep. They outlast form and session, and not the page. */
const unkept = new Map<string, Draft>();

/**
 * Unsaved work, in this browser's IndexedDB: there text and files survive a crash within a moment, where local storage
 * loses the last seconds. Nothing here throws for a storage that is full or blocked: `keep` says so and work goes on.
 */
export interface DraftStore {
  /**
   * Keeps or renews a draft; the one it stands for now, `instead`, goes once that is done. False when the browser would
   * not: then it is there until the page is closed only.
   */
  keep(draft: Draft, instead?: string): Promise<boolean>;
  /** Forgets drafts; waits for a `keep` that is under way. */
  drop(...forms: readonly string[]): Promise<void>;
  /** Drafts of a form that no open form is working on, newest first. */
  find(owner: DraftOwner): Promise<readonly Draft[]>;
  /** Drafts of a user that no open form of another tab is working on, newest first; what was typed just now included. */
  ofUser(user: string): Promise<readonly Draft[]>;
  /** Marks a form as open in this tab until the returned function is called; `write` keeps what is typed in it now. */
  hold(form: string, write: () => Promise<unknown>): () => void;
  /** Forgets drafts that are too old. */
  sweep(now: number): Promise<void>;
  /** From now on nothing is kept any more: the administrator logged out. */
  close(): void;
}

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Changes run one after the other: a draft that is dropped must not come back by a write that began before. Reads run
 * after the changes asked for before them, and hold up none: a page that is going has no time to wait for a reading.
 */
function oneAtATime(): { readonly change: Run; readonly read: Run } {
  let last: Promise<unknown> = Promise.resolve();
  const read: Run = (work) => last.then(work, work);
  return {
    read,
    change: (work) => {
      const turn = read(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A shelf that is used by one at a time, and memory for what it would not take. Nothing of it throws. */
function createKeeping(shelf: DraftShelf) {
  const { change, read } = oneAtATime();
  const all = () => read(shelf.all).catch(() => []);
  const drop = (...forms: readonly string[]) => {
    for (const form of forms) unkept.delete(form);
    return forms.length === 0 ? Promise.resolve() : change(() => shelf.erase(forms)).catch(() => undefined);
  };
  const keep = async (draft: Draft, instead?: string) => {
    try {
      await change(() => shelf.write(draft));
    } catch {
      unkept.set(draft.form, draft);
      if (instead !== undefined) unkept.delete(instead);
      return false;
    }
    unkept.delete(draft.form);
    if (instead !== undefined) await drop(instead);
    return true;
  };
  const newest = async (fits: (draft: Draft) => boolean) => {
    const found = (await all()).filter((draft) => fits(draft) && !unkept.has(draft.form));
    const kept = await Promise.all(found.map(shelf.whole));
    return [...kept, ...[...unkept.values()].filter(fits)].sort((a, b) => b.at - a.at);
  };
  return { all, drop, keep, newest };
}

/** The drafts of this browser. */
export function createDraftStore(): DraftStore {
  const { all, drop, keep, newest } = createKeeping(createDraftShelf());
  const own = new Map<string, () => Promise<unknown>>();
  let isClosed = false;
  return {
    keep: (draft, instead) => (isClosed ? Promise.resolve(true) : keep(draft, instead)),
    drop,
    find: async ({ user, resource, id }) => {
      const open = await openForms();
      const isFree = ({ form }: Draft) => !open.has(form) && !own.has(form);
      return newest((draft) => draft.user === user && draft.resource === resource && draft.id === id && isFree(draft));
    },
    ofUser: async (user) => {
      await Promise.all([...own.values()].map((write) => write()));
      const open = await openForms();
      return newest((draft) => draft.user === user && (own.has(draft.form) || !open.has(draft.form)));
    },
    hold: (form, write) => {
      own.set(form, write);
      const release = holdForm(form);
      return () => {
        own.delete(form);
        release();
      };
    },
    sweep: async (now) => drop(...(await all()).filter(({ at }) => now - at > keptFor).map(({ form }) => form)),
    close: () => {
      isClosed = true;
    },
  };
}
