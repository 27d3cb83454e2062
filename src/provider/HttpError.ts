import type { Method } from '../declare';

/**
 * Why a call failed: the site refused it with a status; no answer came; the answer broke off; it was not the API that
 * answered (HTML); the site said `success: false`; the answer has not the declared shape; there was no token to send;
 * the administrator stopped it.
 */
export type Cause = 'status' | 'unreachable' | 'cut-off' | 'not-api' | 'declined' | 'shape' | 'signed-out' | 'stopped';

export interface FailedCall {
  readonly method: Method;
  /** With `/api`, without host and query. */
  readonly path: string;
}

interface Details {
  readonly status?: number;
  readonly says?: string | undefined;
  readonly isAbsent?: boolean;
  /** What was thrown below, for the log. */
  readonly cause?: unknown;
}

const unanswered: readonly Cause[] = ['unreachable', 'cut-off', 'stopped'];
/** What a gateway says when it had no answer of the site, or none in time: it may have handed the call on. From 520 on: Cloudflare. */
const ofGateways: readonly (number | undefined)[] = [502, 503, 504, 520, 522, 524];

/** A call that failed. `message` names method and path; `says` is the site's own message, if it sent one. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly reason: Cause;
  readonly call: FailedCall;
  readonly status: number | undefined;
  readonly says: string | undefined;
  /** The site answered, in the declared shape, that there is no such record. */
  readonly isAbsent: boolean;

  constructor(reason: Cause, call: FailedCall, details: Details = {}) {
    super(`${call.method} ${call.path}: ${details.status ?? reason}`, { cause: details.cause });
    this.reason = reason;
    this.call = call;
    this.status = details.status;
    this.says = details.says;
    this.isAbsent = details.isAbsent ?? (details.status === 404 && call.method === 'GET');
  }

  /** The site refused the token, or there was none. */
  get endsSession(): boolean {
    return this.status === 401 || this.status === 403 || this.reason === 'signed-out';
  }

  /** The request may have been carried out although no whole answer came: repeating it could do the thing twice. */
  get mayHaveArrived(): boolean {
    return this.call.method !== 'GET' && (unanswered.includes(this.reason) || ofGateways.includes(this.status));
  }
}
