import { createStore, delMany, entries, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft } from './Draft';

/** A draft as it is stored: files stand apart, so that a letter typed beside a large picture does not write it anew. */
export interface StoredDraft extends Draft {
  readonly files: readonly string[];
}

/** Where drafts lie: this browser's IndexedDB. Each of these rejects where the browser would not. */
export interface DraftShelf {
  writeText(draft: Draft): Promise<void>;
  /** The files that have changed since they were written. */
  writeFiles(draft: Draft): Promise<void>;
  /** The text at once; a page that goes meanwhile may leave files behind. */
  erase(forms: readonly string[]): Promise<void>;
  /** Forgets files that belong to no draft. */
  sweepFiles(): Promise<void>;
  /** All drafts, without their files. */
  all(): Promise<readonly StoredDraft[]>;
  /** A draft with its files, and the names of those that could not be read. */
  whole(draft: StoredDraft): Promise<Draft>;
}

const isBag = (value: unknown) => typeof value === 'object' && value !== null;

/** What an older or a broken console left there is no draft; one that forgot what was loaded is compared with nothing. */
function readable(found: readonly (Partial<StoredDraft> | undefined)[]): readonly StoredDraft[] {
  return found
    .filter((draft) => Array.isArray(draft?.files) && isBag(draft.values))
    .map((draft) => ({ ...draft, loaded: isBag(draft?.loaded) ? draft.loaded : {} }) as StoredDraft);
}

const fileKey = (form: string, field: string) => `${form}/${field}`;

/** Splits values into what is written at each change and the files, which are written once. */
function split({ values, ...draft }: Draft): {
  readonly stored: StoredDraft;
  readonly files: readonly [field: string, file: Blob][];
} {
  const files = Object.entries(values).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  const text = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));
  return { stored: { ...draft, values: text, files: files.map(([field]) => field) }, files };
}

/** Commits at once: a page that is going has no time to hear first that its change was taken. */
const change = (store: UseStore, work: (objects: IDBObjectStore) => void) =>
  store('readwrite', (objects) => {
    work(objects);
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });

async function joined({ files, values, lost = [], ...draft }: StoredDraft, store: UseStore): Promise<Draft> {
  const found = await Promise.all(
    // One that is damaged takes neither the text nor the others with it.
    files.map(
      async (field) => [field, await get<Blob>(fileKey(draft.form, field), store).catch(() => undefined)] as const,
    ),
  );
  const unread = found.filter(([, file]) => file === undefined).map(([field]) => field);
  const read = Object.fromEntries(found.filter(([, file]) => file !== undefined));
  return { ...draft, values: { ...values, ...read }, lost: [...lost, ...unread] };
}

/** The shelf of this browser. */
export function createDraftShelf(): DraftShelf {
  const texts = createStore('console-drafts', 'drafts');
  const files = createStore('console-draft-files', 'files');
  const written = new Map<string, Blob>();
  return {
    writeText: (draft) => change(texts, (objects) => objects.put(split(draft).stored, draft.form)),
    writeFiles: async (draft) => {
      for (const [field, file] of split(draft).files) {
        const key = fileKey(draft.form, field);
        if (written.get(key) === file) continue;
        await change(files, (objects) => objects.put(file, key));
        written.set(key, file);
      }
    },
    erase: async (forms) => {
      // Before the files: a draft must not be offered again because the page had no time to drop it.
      await change(texts, (objects) => {
        for (const form of forms) objects.delete(form);
      });
      const gone = (await keys<string>(files)).filter((key) => forms.some((form) => key.startsWith(`${form}/`)));
      for (const key of gone) written.delete(key);
      await delMany(gone, files);
    },
    sweepFiles: async () => {
      // In this order: a file is written after the draft that names it.
      const found = await keys<string>(files);
      const forms = new Set(await keys<string>(texts));
      await delMany(
        found.filter((key) => !forms.has(key.slice(0, key.indexOf('/')))),
        files,
      );
    },
    all: async () => {
      const found = await entries<string, StoredDraft>(texts);
      return readable(found.map(([, draft]) => draft));
    },
    whole: (draft) => joined(draft, files),
  };
}
