import type { Draft, DraftOwner } from './Draft';
import { createDraftDatabase, type StoredDraft } from './draftDatabase';
import { openDrafts } from './openDrafts';
import { withTimeout } from './withTimeout';

/** Drafts older than this are deleted, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** How long the browser's storage may be silent before work goes on without it, in milliseconds. */
const patience = 5000;

/** Drafts that the browser has not stored, or not yet. They outlast form and session, but not the page. */
const unstored = new Map<string, Draft>();

const withoutFiles = ({ files, lost = [], ...draft }: StoredDraft): Draft => ({ ...draft, lost: [...lost, ...files] });

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * Unsaved work, in this browser's IndexedDB: there text and files survive a crash within a moment, where local storage
 * loses the last seconds. It is written, deleted and read in an order in which no text is lost. Nothing here throws when
 * the storage is full, blocked or silent: `keep` says so and work goes on.
 */
export function createDraftStore() {
  const database = createDraftDatabase();
  /** The drafts whose forms are open in this tab, each with the function that writes what is typed in it now. */
  const own = new Map<string, () => Promise<unknown>>();
  let lastChange: Promise<unknown> = Promise.resolve();
  let lastErase: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** Changes run one after the other: a draft that is deleted must not come back by a write that began before. */
  const change = (work: () => Promise<void>) => {
    const turn = lastChange.then(work);
    lastChange = turn.catch(() => undefined);
    return turn;
  };

  /** The text at once, after earlier deletions only: it waits for no other write, and for no large picture. */
  const write = async (draft: Draft, instead?: string) => {
    const text = lastErase.then(() => database.writeText(draft, instead));
    text.catch(() => undefined);
    await change(async () => {
      await text;
      // Last: no picture is left behind without a draft that names it.
      await database.writeFiles(draft);
    });
    if (unstored.get(draft.draftId) === draft) unstored.delete(draft.draftId);
    return true;
  };

  /** Deletes drafts, after a `keep` that is running. */
  const drop = async (...draftIds: readonly string[]): Promise<void> => {
    for (const draftId of draftIds) unstored.delete(draftId);
    if (draftIds.length === 0) return;
    const erasing = change(() => database.erase(draftIds)).catch(() => undefined);
    lastErase = erasing;
    await erasing;
  };

  /** Runs after the changes requested before, and delays none: a page that is closing has no time to wait for a read. */
  const all = () => withTimeout(lastChange.then(database.all), patience, []);

  /** Drafts that fit, with their files, newest first. */
  const read = async (fits: (draft: Draft) => boolean): Promise<readonly Draft[]> => {
    const stored = (await all()).filter((draft) => fits(draft) && !unstored.has(draft.draftId));
    // Now: one that is stored a moment later would be in neither.
    const waiting = [...unstored.values()].filter(fits);
    // A file that takes too long to read costs no text.
    const whole = await Promise.all(
      stored.map((draft) => withTimeout(database.whole(draft), patience, withoutFiles(draft))),
    );
    return [...whole, ...waiting].sort((a, b) => b.at - a.at);
  };

  return {
    drop,

    /**
     * Writes a draft; the one it replaces, `instead`, is deleted with it, at the latest once its files are written. False
     * when the browser refuses: then it is kept until the page is closed only.
     */
    keep: async (draft: Draft, instead?: string): Promise<boolean> => {
      if (isClosed) return true;
      unstored.set(draft.draftId, draft);
      const isStored = await withTimeout(write(draft, instead), patience, false);
      if (isStored && instead !== undefined) await drop(instead);
      else if (instead !== undefined) unstored.delete(instead);
      return isStored;
    },

    /** Drafts of a form that no open form is working on, newest first. */
    find: async ({ user, resource, id }: DraftOwner) => {
      const open = await openDrafts.ids();
      const isFree = ({ draftId }: Draft) => !open.has(draftId) && !own.has(draftId);
      return read((draft) => draft.user === user && draft.resource === resource && draft.id === id && isFree(draft));
    },

    /** Drafts of a user that no open form of another tab is working on, newest first; what was typed just now included. */
    ofUser: async (user: string) => {
      await Promise.all([...own.values()].map((writeTyped) => writeTyped()));
      const open = await openDrafts.ids();
      return read((draft) => draft.user === user && (own.has(draft.draftId) || !open.has(draft.draftId)));
    },

    /** Marks a draft as open in this tab until the returned function is called. */
    hold: (draftId: string, writeTyped: () => Promise<unknown>) => {
      own.set(draftId, writeTyped);
      const release = openDrafts.hold(draftId);
      return () => {
        own.delete(draftId);
        release();
      };
    },

    /** Deletes drafts that are too old, and files without a draft. */
    sweep: async (now: number) => {
      await drop(...(await all()).filter(({ at }) => at < now - keptFor).map(({ draftId }) => draftId));
      // Not in the order of changes: it mostly reads, and none of them waits for it.
      await database.sweepFiles().catch(() => undefined);
    },

    /** From now on nothing is written: the administrator logged out. */
    close: () => {
      isClosed = true;
    },
  };
}
