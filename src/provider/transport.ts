import { type FailedCall, HttpError } from './HttpError';
import type { Transfer } from './Transfer';

/** An answer before anything is made of it. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RawRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly call: FailedCall;
}

/** How far a call came: the status of an answer that began, and whether all of it was sent. */
interface Progress {
  readonly status?: number | undefined;
  readonly isSent?: boolean;
}

function broken(call: FailedCall, { signal }: Transfer, { status, isSent = false }: Progress): HttpError {
  // Headers came, the rest did not. A refusal stays one; a success may or may not have been.
  if (status !== undefined && (status < 200 || status > 299)) return new HttpError('status', call, { status });
  if (signal?.aborted) return new HttpError('stopped', call);
  return new HttpError(status !== undefined || isSent ? 'cut-off' : 'unreachable', call);
}

async function byFetch({ url, headers, body, call }: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  const { signal, keepalive } = transfer;
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    status = response.status;
    return { status, headers: response.headers, text: await response.text() };
  } catch {
    throw broken(call, transfer, { status });
  }
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** `fetch` does not tell how much of a body has been sent; the older way does. */
function byXhr({ url, headers, body, call }: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => transfer.onProgress?.(total > 0 ? loaded / total : 0);
    // An answer that breaks off leaves no status here: that all was sent is what there is to go by.
    let isSent = false;
    request.upload.onload = () => {
      isSent = true;
    };
    request.onload = () => resolve({ status: request.status, headers: headersOf(request), text: request.responseText });
    const fail = () => reject(broken(call, transfer, { isSent }));
    request.onerror = fail;
    request.onabort = fail;
    // Stopped before it began: a signal tells so once.
    if (transfer.signal?.aborted) return fail();
    transfer.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

/** Sends a request and gives its whole answer, whatever the status. Throws `HttpError` when no whole answer came. */
export function transport(request: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  return transfer.onProgress && request.body instanceof FormData
    ? byXhr(request, transfer)
    : byFetch(request, transfer);
}
