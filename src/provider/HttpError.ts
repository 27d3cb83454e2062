import type { Method } from '../declare/endpoint';

/**
 * Why a call failed: the site answered with an error status; no answer came; the answer was cut off; something other than
 * the API answered (HTML); the site said `success: false`; the answer has not the declared shape, or lacks a header; there was no token to
 * send; the administrator stopped it; the record's id cannot be part of an address.
 */
export type Cause =
  | ('status' | 'unreachable' | 'cut-off' | 'not-api' | 'declined' | 'shape' | 'no-header')
  | ('signed-out' | 'stopped' | 'no-address');

export interface FailedCall {
  readonly method: Method;
  /** With the base, without host and query. */
  readonly path: string;
}

/** A file of a request, or with `name` left out its whole body; the size in bytes. */
export interface SentPart {
  readonly name?: string;
  readonly size: number;
}

interface Details {
  readonly status?: number;
  readonly siteMessage?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  readonly isAbsent?: boolean;
  readonly tooLarge?: readonly SentPart[];
  /** The status is one of those with which the site refuses the token. */
  readonly endsSession?: boolean;
  /** Nothing can have been carried out. */
  readonly wasRefused?: boolean;
  /** What was thrown by the layer below, for the log. */
  readonly cause?: unknown;
}

const unanswered: readonly Cause[] = ['unreachable', 'cut-off', 'stopped'];
/** A gateway had no answer of the site, or none in time; it may have passed the call on. From 520 on: Cloudflare. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 503, 504, 520, 522, 524];

/** A call that failed. `message` contains method and path. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly reason: Cause;
  readonly call: FailedCall;
  readonly status: number | undefined;
  /** The site's own message, if it sent one. That of a refused token says nothing about the call. */
  readonly siteMessage: string | undefined;
  /** What the site says of single fields, by their names. */
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  /** The site refused the token, or there was none. */
  readonly endsSession: boolean;
  private readonly wasRefused: boolean;
  /** The site answered, in the declared shape, that there is no such record. */
  readonly isAbsent: boolean;
  /** What the site refused because of its size (413). */
  readonly tooLarge: readonly SentPart[];

  constructor(reason: Cause, call: FailedCall, details: Details = {}) {
    super(`${call.method} ${call.path}: ${details.status ?? reason}`, { cause: details.cause });
    this.reason = reason;
    this.call = call;
    this.status = details.status;
    this.endsSession = details.endsSession === true || reason === 'signed-out';
    this.wasRefused = details.wasRefused === true;
    this.siteMessage = this.endsSession ? undefined : details.siteMessage;
    this.fieldErrors = this.endsSession ? undefined : details.fieldErrors;
    this.isAbsent = details.isAbsent ?? (details.status === 404 && call.method === 'GET');
    this.tooLarge = details.tooLarge ?? [];
  }

  /** The request may have been carried out although no complete answer came: repeating it could do the same thing twice. */
  get mayHaveArrived(): boolean {
    if (this.call.method === 'GET' || this.wasRefused) return false;
    return unanswered.includes(this.reason) || gatewayStatuses.includes(this.status);
  }
}
