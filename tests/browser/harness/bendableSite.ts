import { Hono } from 'hono';
import type { Site } from '../../site/createSite';
import { type JournalEntry, keepJournal, type SiteVariables } from '../../site/journal';
import { type Call, callPattern } from './callPattern';

/** How a response differs from the site’s own. */
export interface BentAnswer {
  /** 200 by default. */
  readonly status?: number;
  /** A text is sent as it is, anything else as JSON; without it, but with a status, the response is empty. */
  readonly body?: unknown;
  /** By default `text/html` for a text, else `application/json`. */
  readonly contentType?: string;
  /** The response waits for this; without other options it is the site’s own response, requested after the wait. */
  readonly delayUntil?: Promise<unknown>;
  /** Half of the body is sent, then the connection breaks. */
  readonly cutOff?: true;
  /**
   * The site executes the first call, and the connection ends before any byte of its response; others are not executed.
   */
  readonly lost?: true;
  /** How many calls are overridden; all by default. */
  readonly times?: number;
}

/** The site with overridable responses; `journal` also contains the overridden calls. */
export interface BendableSite {
  readonly site: Site;
  readonly journal: JournalEntry[];
  /** Overrides matching calls, taking precedence over older overrides; the returned function undoes it. */
  bend(pattern: string, answer: BentAnswer): () => void;
}

const lost = new WeakSet<Request>();

/** Whether the response to a request is not to be sent: the connection ends instead. */
export const isLost = (request: Request): boolean => lost.has(request);

interface Bend {
  readonly fits: (call: Call) => boolean;
  readonly answer: BentAnswer;
  left: number;
  isCarriedOut: boolean;
}

function brokenBody(text: string): ReadableStream {
  // The server logs it: one line is enough.
  const broken = Object.assign(new Error('cut off on purpose'), { stack: undefined });
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)))),
    // Only after the first half has been read, because otherwise the response would never begin.
    pull: (controller) => controller.error(broken),
  });
}

function bentResponse({ status = 200, body, contentType, cutOff }: BentAnswer): Response {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const type = contentType ?? (typeof body === 'string' ? 'text/html' : 'application/json');
  const headers = { ...(text === null ? {} : { 'Content-Type': type }), 'Access-Control-Allow-Origin': '*' };
  if (cutOff)
    return new Response(brokenBody(text ?? '{}'), { status, headers: { ...headers, 'Transfer-Encoding': 'chunked' } });
  return new Response(status === 204 ? null : text, { status, headers });
}

/** Executes the call for a browser that never gets the response. */
async function lose(request: Request, site: Site, bend: Bend): Promise<Response> {
  if (bend.isCarriedOut) return new Response(null, { status: 503 });
  bend.isCarriedOut = true;
  return site.fetch(request);
}

function changesAnswer({ status, body, cutOff }: BentAnswer): boolean {
  return status !== undefined || body !== undefined || cutOff !== undefined;
}

/** A request as received, and a copy whose body is still unread. */
interface Received {
  readonly raw: Request;
  readonly copy: Request;
}

async function answerCall(
  { raw, copy: request }: Received,
  call: Call,
  site: Site,
  bends: readonly Bend[],
): Promise<Response> {
  const bend = bends.find(({ fits, left }) => left > 0 && fits(call));
  if (!bend) return site.fetch(request);
  bend.left -= 1;
  await bend.answer.delayUntil;
  if (bend.answer.lost) {
    lost.add(raw);
    return lose(request, site, bend);
  }
  return changesAnswer(bend.answer) ? bentResponse(bend.answer) : site.fetch(request);
}

/** Wraps `site`: real requests over a real connection, whose responses a test can override. */
export function bendableSite(site: Site): BendableSite {
  const journal: JournalEntry[] = [];
  const bends: Bend[] = [];
  const app = new Hono<SiteVariables>();
  app.options('*', (c) => site.fetch(c.req.raw));
  app.use('/api/*', async (c) => {
    // A body can be read only once: one copy for the journal here, one for the site.
    const copy = c.req.raw.clone();
    const call = { method: c.req.method, path: c.req.path, query: c.req.query() };
    await keepJournal(journal)(c, async () => {
      c.res = await answerCall({ raw: c.req.raw, copy }, call, site, bends);
    });
  });
  app.all('*', (c) => site.fetch(c.req.raw));
  const bend = (pattern: string, answer: BentAnswer) => {
    const left = answer.times ?? Number.POSITIVE_INFINITY;
    const added: Bend = { fits: callPattern(pattern), answer, left, isCarriedOut: false };
    bends.unshift(added);
    return () => {
      if (bends.includes(added)) bends.splice(bends.indexOf(added), 1);
    };
  };
  return { site: { ...site, fetch: (request) => app.fetch(request) }, journal, bend };
}
