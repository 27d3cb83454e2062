import type { SampleFile } from '../harness/sampleFiles';
import type { Area } from './areas';

interface Sent {
  /** In JSON as the list of loans has it, in a multipart body as text. */
  readonly loan: number | string;
  readonly text: string;
  readonly file?: SampleFile;
}

/** The body of a save according to the specification: exactly these keys. */
export function bodyOf(
  { text: { key }, hasImage }: Area,
  { loan, text, file }: Sent,
): Readonly<Record<string, unknown>> {
  if (!hasImage) return { loan_id: loan, [key]: text };
  const texts = { loan_id: String(loan), [key]: text };
  if (!file) return texts;
  return { ...texts, image: { fileName: file.name, type: file.mimeType, size: file.buffer.length } };
}
