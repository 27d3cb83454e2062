import type { SampleFile } from '../harness/sampleFiles';

/** How the journal describes an uploaded file. */
export function partOf({ name, mimeType, buffer }: SampleFile) {
  return { fileName: name, type: mimeType, size: buffer.byteLength };
}
