interface FileToSave {
  readonly name: string;
  readonly type: string;
  /** Too large to be kept in memory. */
  readonly isLarge: boolean;
}

interface SavePicker {
  showSaveFilePicker?(options: object): Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;
}

/** Bytes in JavaScript's memory before they become part of a blob, which the browser keeps elsewhere. */
const mostPending = 1_000_000;

/** How long a file may take to begin, in milliseconds, before its address ends. */
const untilSaved = 60_000;

/** Saves a file as a download. */
export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), untilSaved);
}

/** Collects what is written, and saves it in the end. */
function download({ name, type }: FileToSave): WritableStream<Uint8Array> {
  const parts: Blob[] = [];
  let pending: BlobPart[] = [];
  let size = 0;
  const fold = () => {
    parts.push(new Blob(pending));
    pending = [];
    size = 0;
  };
  return new WritableStream({
    write: (chunk) => {
      pending.push(chunk as Uint8Array<ArrayBuffer>);
      size += chunk.length;
      if (size >= mostPending) fold();
    },
    close: () => {
      fold();
      saveBlob(name, new Blob(parts, { type }));
    },
  });
}

/**
 * Where a file is written to: a large one into a file that the administrator chooses, where the browser can do that; else
 * a download. Undefined if the administrator chose none. A browser asks only right after a click.
 */
export async function openTarget(file: FileToSave): Promise<WritableStream<Uint8Array> | undefined> {
  const { showSaveFilePicker } = window as SavePicker;
  if (!file.isLarge || !showSaveFilePicker) return download(file);
  const extension = file.name.slice(file.name.lastIndexOf('.'));
  const types = [{ accept: { [file.type]: [extension] } }];
  try {
    const handle = await showSaveFilePicker({ suggestedName: file.name, types });
    return await handle.createWritable();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // The picker is refused, as in a frame: then the file is an ordinary download.
    return download(file);
  }
}
