import { type Cause, type FailedCall, HttpError } from './HttpError';

/** How a call is sent, apart from its content. */
export interface Transfer {
  /** Stops the call, which may have been carried out all the same. */
  readonly signal?: AbortSignal | undefined;
  /** The call may outlive the page: a deletion that is sent while the tab closes. */
  readonly keepalive?: boolean | undefined;
  /** Cookies are sent to another host, too. */
  readonly withCookies?: boolean | undefined;
  /** Gets the share of the body that has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A complete answer, not interpreted yet. */
export interface RawAnswer {
  readonly status: number;
  /** Of an upload only `Content-Type`. */
  readonly headers: Headers;
  readonly text: string;
}

interface RawRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly call: FailedCall;
}

/**
 * What a call becomes whose answer did not arrive completely. An error status is one even without its text; of a success
 * nobody knows.
 */
async function incomplete(
  call: FailedCall,
  { signal }: Transfer,
  status: number | undefined,
  isSent: boolean,
): Promise<RawAnswer> {
  if (status !== undefined && (status < 200 || status > 299)) return { status, headers: new Headers(), text: '' };
  const reason: Cause = signal?.aborted ? 'stopped' : isSent ? 'cut-off' : 'unreachable';
  throw new HttpError(reason, call);
}

async function byFetch({ url, headers, body, call }: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  const { signal = null, keepalive = false, withCookies } = transfer;
  const credentials = withCookies ? 'include' : 'same-origin';
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      body: body ?? null,
      signal,
      keepalive,
      credentials,
    });
    status = response.status;
    return { status, headers: response.headers, text: await response.text() };
  } catch {
    return incomplete(call, transfer, status, status !== undefined);
  }
}

/** `fetch` does not report how much of a body has been sent; XMLHttpRequest does. */
function byXhr({ url, headers, body, call }: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(call.method, url);
    request.withCredentials = transfer.withCookies === true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let status: number | undefined;
    let isSent = false;
    // An answer that is cut off at its first byte looks like none. What was sent completely may have arrived.
    const fail = () => resolve(incomplete(call, transfer, status, isSent));
    request.upload.onprogress = ({ loaded, total }) => transfer.onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => {
      isSent = true;
    };
    request.onreadystatechange = () => {
      // When the connection breaks, the request loses its status.
      status = request.status || status;
    };
    request.onload = () => {
      const headers = new Headers({ 'Content-Type': request.getResponseHeader('Content-Type') ?? '' });
      resolve({ status: request.status, headers, text: request.responseText });
    };
    request.onerror = fail;
    request.onabort = fail;
    // A signal that was aborted before sends no event.
    if (transfer.signal?.aborted) return fail();
    transfer.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

/** Sends a request and returns its complete answer, whatever the status. Throws `HttpError` if none came. */
export function transport(request: RawRequest, transfer: Transfer): Promise<RawAnswer> {
  const isUpload = transfer.onProgress && request.body instanceof FormData;
  return isUpload ? byXhr(request, transfer) : byFetch(request, transfer);
}
