import { createStore, entries, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft } from './Draft';

/** A draft as it is stored. Files are stored apart, so that a key typed beside a large picture does not write it again. */
export interface StoredDraft extends Draft {
  readonly files: readonly string[];
}

const isFile = (entry: [string, unknown]): entry is [string, Blob] => entry[1] instanceof Blob;
const isBag = (value: unknown) => typeof value === 'object' && value !== null;
const fileKey = (draftId: string, field: string) => `${draftId}/${field}`;

/** A file as WebKit stores it in a private window, where it refuses the file itself. */
interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly type: string;
}

async function bytesOf(file: Blob): Promise<FileBytes> {
  return { bytes: await file.arrayBuffer(), name: file instanceof File ? file.name : '', type: file.type };
}

const fileOf = (stored: Blob | FileBytes | undefined): Blob | undefined =>
  stored === undefined || stored instanceof Blob ? stored : new File([stored.bytes], stored.name, stored);

/** What is written of a draft after each change; its files are written once. */
function storedDraft(draft: Draft): StoredDraft {
  const values = Object.entries(draft.values);
  return {
    ...draft,
    values: Object.fromEntries(values.filter((entry) => !isFile(entry))),
    files: values.filter(isFile).map(([field]) => field),
  };
}

/** Leaves out what an older or a broken console stored. A draft is known by its key: older ones call their id `form`. */
function readable(found: readonly (readonly [string, Partial<StoredDraft> | undefined])[]): readonly StoredDraft[] {
  return found
    .filter(([, draft]) => Array.isArray(draft?.files) && isBag(draft.values))
    .map(
      ([draftId, draft]) => ({ ...draft, draftId, loaded: isBag(draft?.loaded) ? draft.loaded : {} }) as StoredDraft,
    );
}

/** Commits at once: a page that is closing has no time to wait for the answer first. */
const change = (store: UseStore, work: (objects: IDBObjectStore) => void) =>
  store('readwrite', (objects) => {
    work(objects);
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });

/** The two databases of this browser, for texts and for files. Everything here rejects where the browser refuses. */
export function createDraftDatabase() {
  const texts = createStore('console-drafts', 'drafts');
  const files = createStore('console-draft-files', 'files');
  const written = new Map<string, Blob>();
  return {
    /**
     * Writes the text of a draft. The one it replaces, `instead`, is deleted with the same commit, so that a page that
     * closes leaves one of them; with files in the draft it stays until they are written, too.
     */
    writeText: (draft: Draft, instead?: string) =>
      change(texts, (objects) => {
        const stored = storedDraft(draft);
        objects.put(stored, draft.draftId);
        if (instead !== undefined && stored.files.length === 0) objects.delete(instead);
      }),

    /** Writes the files that have changed since they were last written. */
    writeFiles: async ({ draftId, values }: Draft) => {
      for (const [field, file] of Object.entries(values).filter(isFile)) {
        const key = fileKey(draftId, field);
        if (written.get(key) === file) continue;
        await change(files, (objects) => objects.put(file, key)).catch(async () => {
          const bytes = await bytesOf(file);
          await change(files, (objects) => objects.put(bytes, key));
        });
        written.set(key, file);
      }
    },

    /** Deletes the text at once; a page that closes at that moment may leave files behind. */
    erase: async (draftIds: readonly string[]) => {
      // Before the files: a draft must not be offered again because the page had no time to delete it.
      await change(texts, (objects) => {
        for (const draftId of draftIds) objects.delete(draftId);
      });
      await change(files, (objects) => {
        for (const draftId of draftIds)
          objects.delete(IDBKeyRange.bound(fileKey(draftId, ''), fileKey(draftId, '\uffff')));
      });
      const isGone = (key: string) => draftIds.some((draftId) => key.startsWith(fileKey(draftId, '')));
      for (const key of [...written.keys()].filter(isGone)) written.delete(key);
    },

    /** Deletes files that belong to no draft. */
    sweepFiles: async () => {
      // In this order: a file is written after the draft that names it.
      const found = await keys<string>(files);
      const draftIds = new Set(await keys<string>(texts));
      const isStray = (key: string) => !draftIds.has(key.slice(0, key.indexOf('/')));
      const stray = found.filter(isStray);
      if (stray.length === 0) return;
      await change(files, (objects) => {
        for (const key of stray) objects.delete(key);
      });
    },

    /** All drafts, without their files. */
    all: async () => readable(await entries<string, StoredDraft>(texts)),

    /** A draft with its files, and the names of those that could not be read. */
    whole: async ({ files: fields, lost = [], ...draft }: StoredDraft): Promise<Draft> => {
      // A damaged file costs neither the text nor the other files.
      const read = (field: string) =>
        get<Blob | FileBytes>(fileKey(draft.draftId, field), files).then(fileOf, () => undefined);
      const found = await Promise.all(fields.map(async (field) => [field, await read(field)] as const));
      const values = Object.fromEntries(found.filter(([, file]) => file !== undefined));
      const unread = fields.filter((field) => !Object.hasOwn(values, field));
      return { ...draft, values: { ...draft.values, ...values }, lost: [...lost, ...unread] };
    },
  };
}
