import { type Cause, type FailedCall, HttpError } from './HttpError';
import type { Transfer } from './Transfer';

/** An answer before anything is made of it. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface RawRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly call: FailedCall;
}

/** The error of a call without an answer. `arrived`: what was sent has, or may have. */
function broken(call: FailedCall, { signal }: Transfer, arrived: boolean): HttpError {
  const reason: Cause = signal?.aborted ? 'stopped' : arrived ? 'cut-off' : 'unreachable';
  return new HttpError(reason, call);
}

/** A refusal whose words broke off is one all the same; of a success nobody knows. */
function wordless(status: number | undefined): RawAnswer | undefined {
  const refused = status !== undefined && (status < 200 || status > 299);
  return refused ? { status, headers: new Headers(), text: '' } : undefined;
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
    const refusal = wordless(status);
    if (refusal) return refusal;
    throw broken(call, transfer, status !== undefined);
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
    let status: number | undefined;
    let isSent = false;
    request.onreadystatechange = () => {
      // When the connection breaks, the request forgets that an answer had begun.
      status = request.status || status;
    };
    request.upload.onload = () => {
      isSent = true;
    };
    request.onload = () => resolve({ status: request.status, headers: headersOf(request), text: request.responseText });
    // An answer is told of only with some of its text: one that broke off at once looks like none. What was sent whole
    // may have arrived, and that counts.
    const fail = () => {
      const refusal = wordless(status);
      if (refusal) resolve(refusal);
      else reject(broken(call, transfer, isSent));
    };
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
