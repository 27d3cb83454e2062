import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../declare/resource';

/** The rows of a resource, and for which scopes rows have been made up. */
export interface StoredRows {
  readonly rows: readonly Row[];
  readonly lastId: number;
  readonly scopes: readonly string[];
  /** The fields that were declared then. */
  readonly fields: readonly string[];
}

/** Keeps rows and uploaded files. */
export interface RowStore {
  rows(resource: string): StoredRows;
  keepRows(resource: string, stored: StoredRows): void;
  file(name: string): Uint8Array | undefined;
  keepFile(name: string, bytes: Uint8Array): void;
}

const noRows: StoredRows = { rows: [], lastId: 0, scopes: [], fields: [] };

/** A store that ends with the process. */
export function memoryStore(): RowStore {
  const all = new Map<string, StoredRows>();
  const files = new Map<string, Uint8Array>();
  return {
    rows: (resource) => all.get(resource) ?? noRows,
    keepRows: (resource, stored) => void all.set(resource, stored),
    file: (name) => files.get(name),
    keepFile: (name, bytes) => void files.set(name, bytes),
  };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** A store in a folder. It is read each time: another process may have emptied it. */
export function folderStore(folder: string): RowStore {
  const rowsFile = (resource: string) => join(folder, `${resource}.json`);
  const filePath = (name: string) => join(folder, 'files', name);
  return {
    rows: (resource) => {
      const text = readIfThere(rowsFile(resource));
      return text === undefined ? noRows : (JSON.parse(text.toString()) as StoredRows);
    },
    keepRows: (resource, stored) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(rowsFile(resource), JSON.stringify(stored, undefined, 1));
    },
    file: (name) => readIfThere(filePath(name)),
    keepFile: (name, bytes) => {
      mkdirSync(join(folder, 'files'), { recursive: true });
      writeFileSync(filePath(name), bytes);
    },
  };
}
