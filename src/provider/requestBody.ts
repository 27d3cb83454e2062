import { retryableImport } from '../lazy/retryableImport';
import { jsonOf, multipartBody, type RequestBody } from './plainBody';
import { partsOf, type SentForm, sentValues } from './sentValues';

type Values = Readonly<Record<string, unknown>>;

// Few calls send anything but plain JSON or plain parts.
const fetchEncodings = retryableImport(() => import('./encodeBody'));

/** The body of a save, in the encoding of its call. */
export async function requestBody(form: SentForm, values: Values): Promise<RequestBody> {
  const { wrap, json, encoding = form.uploads.length > 0 ? 'multipart' : 'json' } = form.via ?? {};
  const isParts = encoding === 'multipart';
  if (wrap !== undefined || encoding === 'urlencoded' || (isParts && json !== undefined))
    return (await fetchEncodings()).encodeBody(form, values, encoding);
  return isParts ? multipartBody(partsOf(form, values)) : jsonOf(sentValues(form, values));
}
