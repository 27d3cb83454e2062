import { fakeSite } from '../provider/fakeSite';

/** One call of a documentation. */
interface DocumentedCall {
  /** The parameters that it takes; none when left out. */
  readonly query?: readonly string[];
  /** A header that it needs, and its value. */
  readonly needs?: readonly [name: string, value: string];
  /** The names that its JSON body may have. */
  readonly body?: readonly string[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What it answers; nothing for one that has no content. */
  readonly answer?: unknown;
}

/** By method and path, with `*` for what varies. */
export type Documentation = Readonly<Record<string, DocumentedCall>>;

const isLike = (pattern: string, line: string) =>
  new RegExp(`^${pattern.replace(/[.()]/g, '\\$&').replaceAll('*', '[^/]+')}$`).test(line);

/** What a site that takes only what is documented finds wrong with a request. */
async function faultOf(request: Request, call: DocumentedCall | undefined): Promise<string | undefined> {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  if (!call) return `${method} ${pathname} is not documented`;
  const { query = [], needs, body = [] } = call;
  const stray = [...searchParams.keys()].find((name) => !query.includes(name));
  if (stray !== undefined) return `${method} ${pathname} takes no parameter '${stray}'`;
  if (needs && request.headers.get(needs[0]) !== needs[1]) return `${method} ${pathname} needs ${needs[0]}`;
  const text = await request.text();
  const other = text === '' ? undefined : Object.keys(JSON.parse(text)).find((name) => !body.includes(name));
  return other === undefined ? undefined : `${method} ${pathname} takes no '${other}'`;
}

/** Answers as a documentation says, and refuses all that it does not; returns the calls made. */
export function documentedSite(calls: Documentation): readonly Request[] {
  return fakeSite(async (request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    const call = Object.entries(calls).find(([pattern]) => isLike(pattern, line))?.[1];
    const fault = await faultOf(request.clone(), call);
    if (fault !== undefined) return Response.json({ message: fault }, { status: 418 });
    const { status = 200, headers = {}, answer } = call ?? {};
    return answer === undefined ? new Response(null, { status, headers }) : Response.json(answer, { status, headers });
  });
}

/** Method, path and query of each call, decoded, and its body if it has one. */
export function told(calls: readonly Request[]): Promise<readonly string[]> {
  return Promise.all(
    calls.map(async (call) => {
      const { pathname, search } = new URL(call.url);
      const body = await call.clone().text();
      return `${call.method} ${pathname}${decodeURIComponent(search)}${body && ` ${body}`}`;
    }),
  );
}
