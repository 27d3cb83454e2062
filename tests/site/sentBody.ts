import { Refusal } from './Refusal.ts';

/** A parsed request body. */
export type SentBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'multipart'; readonly parts: FormData }
  | { readonly kind: 'other'; readonly text: string }
  | { readonly kind: 'broken'; readonly text: string };

/** Reads a body by its content type. Never throws: an unreadable body is `broken`. */
export async function readSentBody(request: Request): Promise<SentBody> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (type.startsWith('multipart/form-data')) {
    try {
      return { kind: 'multipart', parts: await request.formData() };
    } catch {
      return { kind: 'broken', text: 'multipart body without a readable part' };
    }
  }
  // A client that disconnects while sending leaves no text.
  const text = await request.text().catch(() => '');
  if (text === '') return { kind: 'none' };
  if (type.split(';')[0]?.trim() !== 'application/json') return { kind: 'other', text };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'broken', text };
  }
}

/** The body for the journal: parsed JSON, parts by name (a file as its name, type and size), text, or undefined. */
export function describeSentBody(body: SentBody): unknown {
  if (body.kind === 'none') return undefined;
  if (body.kind === 'json') return body.value;
  if (body.kind !== 'multipart') return body.text;
  const parts: Record<string, unknown> = {};
  for (const [name, part] of body.parts) {
    parts[name] = typeof part === 'string' ? part : { fileName: part.name, type: part.type, size: part.size };
  }
  return parts;
}

/** The sent values by name. Refuses the wrong encoding (415), and a repeated part or an unreadable body (400). */
export function sentValues(body: SentBody, encoding: 'json' | 'multipart'): ReadonlyMap<string, unknown> {
  if (body.kind === 'broken') throw new Refusal(400, `The body is no readable ${encoding}`);
  if (body.kind !== encoding) throw new Refusal(415, `This call takes a ${encoding} body`);
  if (body.kind === 'json') return jsonValues(body.value);
  const values = new Map<string, unknown>();
  for (const [name, part] of body.parts) {
    if (values.has(name)) throw new Refusal(400, `${name} was sent twice`);
    values.set(name, part);
  }
  return values;
}

function jsonValues(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be one JSON object');
  }
  return new Map(Object.entries(value));
}
