import { randomBytes } from 'node:crypto';
import { isObject } from '../../declare/parts';
import type { Row } from '../../declare/resource';
import type { RowStore } from './rowStore';

// By its methods: the caller's File may come from another realm.
const isFile = (value: unknown): value is File => typeof value === 'object' && value !== null && 'arrayBuffer' in value;

async function kept(store: RowStore, file: File): Promise<string> {
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
  const name = `${Date.now()}-${randomBytes(4).toString('hex')}.${extension}`;
  store.keepFile(name, new Uint8Array(await file.arrayBuffer()));
  return name;
}

/**
 * The values that a request sends: of a JSON object, which may have them inside of `wrap`, a form, or the parts of a multipart
 * body. Files are kept in `store`, and their new names are the values.
 */
export async function sentValues(request: Request, store: RowStore, wrap = ''): Promise<Row> {
  const type = request.headers.get('content-type') ?? '';
  if (/multipart\/form-data|x-www-form-urlencoded/.test(type)) {
    const values: Record<string, unknown> = {};
    for (const [name, part] of await request.formData()) values[name] = isFile(part) ? await kept(store, part) : part;
    return values;
  }
  const text = await request.text();
  const sent = text === '' ? {} : (JSON.parse(text) as Row);
  const wrapped = Object.hasOwn(sent, wrap) ? sent[wrap as never] : undefined;
  return isObject(wrapped) ? (wrapped as Row) : sent;
}
