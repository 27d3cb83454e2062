import { Hono } from 'hono';
import type { Site } from '../../site/createSite';
import { type JournalEntry, keepJournal, type SiteVariables } from '../../site/journal';
import { type Call, callPattern } from './callPattern';

/** How an answer differs from the site's own. */
export interface BentAnswer {
  /** 200 by default. */
  readonly status?: number;
  /** A text is sent as it is, all else as JSON; without it, and with a status, the answer is empty. */
  readonly body?: unknown;
  /** Of a text `text/html`, else `application/json`, by default. */
  readonly contentType?: string;
  /** The answer waits for this; alone, it is the site's own answer, asked for after the wait. */
  readonly delayUntil?: Promise<unknown>;
  /** Half of the body comes, then the connection breaks. */
  readonly cutOff?: true;
  /** The site carries the first call out, and the connection ends before a byte of its answer comes; of others nothing. */
  readonly lost?: true;
  /** How many calls are bent; all by default. */
  readonly times?: number;
}

/** The site with a hand on its answers; `journal` holds the bent calls too. */
export interface BendableSite {
  readonly site: Site;
  readonly journal: JournalEntry[];
  /** Bends the calls that fit, before older bends; the function given back undoes it. */
  bend(pattern: string, answer: BentAnswer): () => void;
}

const lost = new WeakSet<Request>();

/** Whether the answer to a request is not to be sent: the connection ends in its place. */
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
    // Only when the first half has been taken: else the answer would never begin.
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

/** Carries the call out for a browser that will never hear of it. */
async function lose(request: Request, site: Site, bend: Bend): Promise<Response> {
  if (bend.isCarriedOut) return new Response(null, { status: 503 });
  bend.isCarriedOut = true;
  return site.fetch(request);
}

function changesAnswer({ status, body, cutOff }: BentAnswer): boolean {
  return status !== undefined || body !== undefined || cutOff !== undefined;
}

/** A request as it came, and a copy whose body nobody has read yet. */
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

/** Stands before `site`: real requests over a real connection, whose answers a test can bend. */
export function bendableSite(site: Site): BendableSite {
  const journal: JournalEntry[] = [];
  const bends: Bend[] = [];
  const app = new Hono<SiteVariables>();
  app.options('*', (c) => site.fetch(c.req.raw));
  app.use('/api/*', async (c) => {
    // A body can be read once only: one copy for the journal here, one for the site.
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
