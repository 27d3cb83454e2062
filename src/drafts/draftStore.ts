import type { Draft, DraftOwner } from './Draft';
import { createDraftShelf, type DraftShelf, type StoredDraft } from './draftShelf';
import { inTime } from './inTime';
import { holdForm, openForms } from './openForms';

/** Drafts older than this are swept, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Drafts that the browser has not taken, or not yet. They outlast form and session, and not the page. */
const unkept = new Map<string, Draft>();

/**
 * Unsaved work, in this browser's IndexedDB: there text and files survive a crash within a moment, where local storage
 * loses the last seconds. Nothing here throws for a storage that is full, blocked or silent: `keep` says so and work goes on.
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

/** How long the browser's storage may be silent before work goes on without it, in milliseconds. */
const patience = 5000;

const withoutFiles = ({ files, lost = [], ...draft }: StoredDraft): Draft => ({ ...draft, lost: [...lost, ...files] });

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
  const all = () => inTime(read(shelf.all), patience, []);
  let lastDrop: Promise<unknown> = Promise.resolve();
  const drop = async (...forms: readonly string[]) => {
    for (const form of forms) unkept.delete(form);
    if (forms.length === 0) return;
    const dropping = change(() => shelf.erase(forms)).catch(() => undefined);
    lastDrop = dropping;
    await dropping;
  };
  /** The text at once, but for a drop that was asked for before: it waits for no other writing, and for no large picture. */
  const write = async (draft: Draft) => {
    const text = lastDrop.then(() => shelf.writeText(draft));
    text.catch(() => undefined);
    await change(async () => {
      await text;
      // Last: no picture is left behind without a draft that names it.
      await shelf.writeFiles(draft);
    });
    if (unkept.get(draft.form) === draft) unkept.delete(draft.form);
    return true;
  };
  const keep = async (draft: Draft, instead?: string) => {
    unkept.set(draft.form, draft);
    const isKept = await inTime(write(draft), patience, false);
    if (isKept && instead !== undefined) await drop(instead);
    else if (instead !== undefined) unkept.delete(instead);
    return isKept;
  };
  const newest = async (fits: (draft: Draft) => boolean) => {
    const stored = (await all()).filter((draft) => fits(draft) && !unkept.has(draft.form));
    // Now: one that is taken a moment later would be in neither.
    const waiting = [...unkept.values()].filter(fits);
    // A file that takes too long to be read takes no text with it.
    const whole = await Promise.all(stored.map((draft) => inTime(shelf.whole(draft), patience, withoutFiles(draft))));
    return [...whole, ...waiting].sort((a, b) => b.at - a.at);
  };
  return { all, drop, keep, newest };
}

/** The drafts of this browser. */
export function createDraftStore(): DraftStore {
  const shelf = createDraftShelf();
  const { all, drop, keep, newest } = createKeeping(shelf);
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
    sweep: async (now) => {
      await drop(...(await all()).filter(({ at }) => now - at > keptFor).map(({ form }) => form));
      // Beside the changes: it is mostly reading, and none of them waits for it.
      await shelf.sweepFiles().catch(() => undefined);
    },
    close: () => {
      isClosed = true;
    },
  };
}
