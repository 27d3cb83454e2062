import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { targetOf } from '../../declare/field';
import type { Site } from '../../declare/site';
import { createDataProvider } from '../../provider/dataProvider';
import { HttpError } from '../../provider/HttpError';
import type { Http } from '../../provider/http';
import { callsOf, type ResourceCall } from '../callsOf';
import { answerCall } from './answerCall';
import { type DeclaredTable, declaredTable } from './declaredTable';
import { memoryStore, type RowStore } from './rowStore';
import { fileResponse, sampleFile } from './sampleFile';
import { drawnPrefix } from './sampleValue';
import { sentValues } from './sentValues';
import type { ReferredIds } from './siteValue';

/** The site behind: it answers what the declared one does not. */
export interface InnerSite {
  fetch(request: Request): Response | Promise<Response>;
  /** Whether it has the call of this path, relative to the API's base and with `:slots`; none when left out. */
  knows?(path: string): boolean;
  /** Whether it answers a call itself, even if that has the path of a record: `/users/me`. */
  answers?(request: Request): boolean;
  /** Whether a header `Authorization`, or others, are those of a session; every one when left out. */
  isSignedIn?(authorization: string | undefined, headers: Headers): boolean;
}

interface Options {
  readonly resources: readonly CompleteResource[];
  readonly site: Site;
  /** In memory by default. */
  readonly store?: RowStore;
}

interface Route {
  readonly call: ResourceCall;
  readonly pattern: RegExp;
  readonly resource: CompleteResource;
  readonly table: DeclaredTable;
}

function routesOf(resource: CompleteResource, table: DeclaredTable): readonly Route[] {
  return callsOf(resource).map((call) => {
    const path = call.address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { call, resource, table, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
  });
}

/** Calls to `site` by whom the one that is being answered is. */
function httpTo(fetch: InnerSite['fetch'], asked: Headers): Http {
  const signed = Object.fromEntries([...asked].filter(([name]) => !name.startsWith('content-')));
  return async ({ method, path, query, headers }) => {
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    const url = `http://site.invalid${path}?${search}`;
    const response = await fetch(new Request(url, { method, headers: { ...signed, ...headers } }));
    if (!response.ok) throw new HttpError('status', { method, path }, { status: response.status });
    return { json: await response.json(), headers: response.headers };
  };
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Content-Range' };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A site in front of `inner` that answers the calls of the resources that `inner` does not know, from their declarations:
 * with invented rows, which can be added to, edited and deleted.
 */
export function declaredSite(inner: InnerSite, { resources, site, store = memoryStore() }: Options) {
  const unknown = resources.filter((resource) => !callsOf(resource).some(({ path }) => inner.knows?.(path)));
  const slotCount = ({ call }: Route) => call.path.split(':').length;
  const routes = unknown
    .flatMap((resource) => routesOf(resource, declaredTable(resource, store)))
    // `/x/all` before `/x/:id`.
    .sort((one, other) => slotCount(one) - slotCount(other));

  /** For whose sake a request was made, which must not be asked in turn: two resources may refer to each other. */
  const askedFor = new WeakMap<Request, readonly string[]>();
  const idsOf = async (name: string, request: Request, askers: readonly string[]): Promise<readonly Id[]> => {
    const resource = resources.find((each) => each.name === name);
    if (!resource || resource.scopes.length > 0 || askers.includes(name)) return [];
    const http = httpTo((asked) => {
      askedFor.set(asked, askers);
      return fetch(asked);
    }, request.headers);
    const { data } = await createDataProvider({ resources: [resource], http })
      .getList(name, { filter: {}, meta: { isWhole: true } })
      .catch(() => ({ data: [] }));
    return data.map(({ id }): Id => id).filter((id) => id !== undefined && id !== null);
  };
  const referredIds = async ({ name, fields }: CompleteResource, request: Request): Promise<ReferredIds> => {
    const targets = Object.values(fields).flatMap((field) => targetOf(field) ?? []);
    const askers = [...(askedFor.get(request) ?? []), name];
    const ids = [...new Set(targets)].map(async (target) => [target, await idsOf(target, request, askers)] as const);
    return new Map(await Promise.all(ids));
  };

  const answerRoute = async ({ call, resource, pattern, table }: Route, request: Request): Promise<Response> => {
    const authorization = request.headers.get('authorization') ?? undefined;
    if (inner.isSignedIn && !inner.isSignedIn(authorization, request.headers))
      return Response.json({ message: 'Please sign in' }, { status: 401 });
    const url = new URL(request.url);
    const groups = Object.entries(pattern.exec(url.pathname)?.groups ?? {});
    const slots = Object.fromEntries(groups.map(([name, value]) => [name, decoded(value)]));
    const ids = await referredIds(resource, request);
    const sent = await sentValues(request, store, call.endpoint?.wrap);
    return answerCall(resource, table, { call, slots, url: request.url, sent, ids });
  };

  const answerFile = (path: string): Response | undefined => {
    const folder = Object.values(site.uploads).find((below) => path.startsWith(`${below}/`));
    const name = folder && decoded(path.slice(folder.length + 1));
    if (!name || name.includes('/') || name.includes('..')) return undefined;
    const stored = store.file(name);
    if (stored) return fileResponse(name, new Uint8Array(stored));
    return name.startsWith(drawnPrefix) ? fileResponse(name, sampleFile(name)) : undefined;
  };

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const route = routes.find(({ call, pattern }) => call.method === request.method && pattern.test(path));
    if (!(route && slotCount(route) === 1) && inner.answers?.(request)) return inner.fetch(request);
    const response = route ? await answerRoute(route, request) : answerFile(path);
    if (!response) return inner.fetch(request);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  }

  return {
    fetch,
    /** The names of the resources that it serves. */
    names: unknown.map(({ name }) => name),
  };
}

export type DeclaredSite = ReturnType<typeof declaredSite>;
