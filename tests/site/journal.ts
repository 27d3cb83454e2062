import type { MiddlewareHandler } from 'hono';
import { describeSentBody, readSentBody, type SentBody } from './sentBody.ts';

/** One request to /api, recorded when it arrives; `status` is undefined until it is answered. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  /** Parsed JSON; for multipart bodies, part name -> text or `{ fileName, type, size }`; undefined if there is none. */
  readonly body: unknown;
  readonly status: number | undefined;
}

/** What the journal passes on to the calls. */
export interface SiteVariables {
  Variables: { body: SentBody };
}

/** Reads each body once, for both the journal and the call, and records the request in `journal`. */
export function keepJournal(journal: JournalEntry[]): MiddlewareHandler<SiteVariables> {
  return async (c, next) => {
    const request = c.req.raw;
    const entry: { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] } = {
      method: request.method,
      path: c.req.path,
      query: c.req.query(),
      headers: Object.fromEntries(request.headers),
      contentType: request.headers.get('content-type') ?? undefined,
      body: undefined,
      status: undefined,
    };
    journal.push(entry);
    const body = await readSentBody(request);
    entry.body = describeSentBody(body);
    c.set('body', body);
    await next();
    entry.status = c.res.status;
  };
}
