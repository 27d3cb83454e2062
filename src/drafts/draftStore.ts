import { createStore, delMany, entries, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft, DraftOwner, Values } from './Draft';
import { holdForm, openForms } from './openForms';

/** Drafts older than this are swept, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** A draft as it is stored: files stand apart, so that a letter typed beside a large picture does not write it anew. */
interface Stored extends Omit<Draft, 'values'> {
  readonly values: Values;
  readonly files: readonly string[];
}

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

const fileKey = (form: string, field: string) => `${form}/${field}`;

/** Runs one piece of work after the other: a draft that is dropped must not come back by a write that began before. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Splits values into what is written at each change and the files, which are written once. */
function split({ values, ...draft }: Draft): {
  readonly stored: Stored;
  readonly files: readonly [field: string, file: Blob][];
} {
  const files = Object.entries(values).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  const text = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));
  return { stored: { ...draft, values: text, files: files.map(([field]) => field) }, files };
}

/** Commits at once: a page that is going has no time to hear first that its value was taken. */
const put = (key: string, value: unknown, store: UseStore) =>
  store('readwrite', (objects) => {
    objects.put(value, key);
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });

async function joined({ files, values, ...draft }: Stored, store: UseStore): Promise<Draft> {
  const found = await Promise.all(
    files.map(async (field) => [field, await get<Blob>(fileKey(draft.form, field), store)] as const),
  );
  return { ...draft, values: { ...values, ...Object.fromEntries(found.filter(([, file]) => file !== undefined)) } };
}

/** The drafts of this browser. */
export function createDraftStore(): DraftStore {
  const texts = createStore('console-drafts', 'drafts');
  const files = createStore('console-draft-files', 'files');
  const inTurn = oneAtATime();
  const written = new Map<string, Blob>();
  const own = new Map<string, () => Promise<unknown>>();
  let isClosed = false;

  const write = async (draft: Draft) => {
    const { stored, files: chosen } = split(draft);
    // The text first: it need not wait for a large picture, and no picture is left behind without a draft that names it.
    await put(draft.form, stored, texts);
    for (const [field, file] of chosen) {
      const key = fileKey(draft.form, field);
      if (written.get(key) === file) continue;
      await put(key, file, files);
      written.set(key, file);
    }
  };
  const erase = async (forms: readonly string[]) => {
    const gone = (await keys<string>(files)).filter((key) => forms.some((form) => key.startsWith(`${form}/`)));
    for (const key of gone) written.delete(key);
    await delMany(gone, files);
    await delMany([...forms], texts);
  };
  const all = () =>
    inTurn(() => entries<string, Stored>(texts))
      // What an older or a broken console left there is no draft.
      .then((found) => found.map(([, draft]) => draft).filter((draft) => Array.isArray(draft?.files)))
      .catch((): Stored[] => []);
  const newest = async (fits: (draft: Omit<Draft, 'values'>) => boolean) => {
    const found = (await all()).filter((draft) => fits(draft) && !unkept.has(draft.form));
    const kept = await Promise.all(found.map((draft) => joined(draft, files)));
    return [...kept, ...[...unkept.values()].filter(fits)].sort((a, b) => b.at - a.at);
  };
  const drop = (...forms: readonly string[]) => {
    for (const form of forms) unkept.delete(form);
    return forms.length === 0 ? Promise.resolve() : inTurn(() => erase(forms)).catch(() => undefined);
  };
  const keep = async (draft: Draft, instead?: string) => {
    try {
      await inTurn(() => write(draft));
    } catch {
      unkept.set(draft.form, draft);
      if (instead !== undefined) unkept.delete(instead);
      return false;
    }
    unkept.delete(draft.form);
    if (instead !== undefined) await drop(instead);
    return true;
  };

  return {
    keep: (draft, instead) => (isClosed ? Promise.resolve(true) : keep(draft, instead)),
    drop,
    find: async ({ user, resource, id }) => {
      const open = await openForms();
      return newest(
        (draft) =>
          draft.user === user &&
          draft.resource === resource &&
          draft.id === id &&
          !open.has(draft.form) &&
          !own.has(draft.form),
      );
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
