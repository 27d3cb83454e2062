import { createHash } from 'node:crypto';
import type { AuthWords } from '../../declare/auth';
import type { AnyEndpoint } from '../../declare/endpoint';
import { withValue } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import { defaultBase, type Site } from '../../declare/site';
import { tokenHeaders } from '../../session/withCredentials';
import { answerUnder } from './answerUnder';
import { credentials } from './credentials.ts';
import type { InnerSite } from './declaredSite';
import { memoryStore } from './rowStore';
import { sentValues } from './sentValues';

/** The same at each start: a session outlives a restart and a changed declaration. */
const token = createHash('sha256').update(JSON.stringify(credentials)).digest('base64url');
const mark = token.slice(0, 16);
const user = { id: 1, username: credentials.username };

type Auth = Pick<Site, 'auth' | 'login' | 'base'>;

/** Whether the headers of a request are those of a session. */
function isSession({ csrf: _, ...auth }: AuthWords, headers: Headers): boolean {
  const { token: place } = auth;
  if (typeof place === 'object' && 'cookie' in place)
    return headers.get('cookie')?.includes(`session=${token}`) ?? false;
  const { username, password } = credentials;
  const typed = typeof place === 'object' && 'typed' in place && place.typed;
  const sent = typed ? (typed === 'basic' ? btoa(`${username}:${password}`) : password) : token;
  return Object.entries(tokenHeaders(auth, sent, null).headers ?? {}).every(
    ([name, value]) => headers.get(name) === value,
  );
}

/** The answer of a login or a refresh, with everything where the declaration looks for it. */
function sessionAnswer(
  { token: place = 'token', user: userPlace = 'user', csrf, refresh }: AuthWords,
  at = place,
): Response {
  const texts: Record<string, unknown> = { [userPlace]: user };
  if (typeof at === 'string') texts[at] = token;
  if (refresh && refresh.token !== false) texts[refresh.token ?? 'refresh_token'] = token;
  if (csrf && 'answer' in csrf && !csrf.from) texts[csrf.answer] = mark;
  const answer = Object.entries(texts).reduce<Row>((made, [path, value]) => withValue(made, path, value), {});
  const headers = new Headers();
  if (typeof place === 'object' && 'header' in place) headers.set(place.header, token);
  if (typeof place === 'object' && 'cookie' in place)
    headers.append('Set-Cookie', `session=${token}; Path=/; HttpOnly; SameSite=Lax`);
  if (csrf && 'cookie' in csrf) headers.append('Set-Cookie', `${csrf.cookie}=${mark}; Path=/; SameSite=Lax`);
  return Response.json(answer, { headers });
}

async function answerSignIn(request: Request, auth: AuthWords): Promise<Response> {
  const { username = 'username', password = 'password' } = auth.typed ?? {};
  const sent: Readonly<Record<string, unknown>> = await sentValues(request, memoryStore(), auth.login?.wrap).catch(
    () => ({}),
  );
  const isRight = sent[username] === credentials.username && sent[password] === credentials.password;
  return isRight ? sessionAnswer(auth) : Response.json({ message: 'Invalid username or password' }, { status: 401 });
}

type Answer = (request: Request) => Response | Promise<Response>;

/** What answers the calls that `auth` declares, by method and path. */
function answersOf({ login, auth = {}, base = defaultBase }: Auth): ReadonlyMap<string, Answer> {
  if (auth === false) return new Map();
  const { me, csrf, refresh, logout } = auth;
  const signed =
    (answer: () => Response): Answer =>
    (request) =>
      isSession(auth, request.headers) ? answer() : Response.json({ message: 'Please sign in' }, { status: 401 });
  const answers: [AnyEndpoint | undefined, Answer][] = [
    [auth.login, (request) => answerSignIn(request, auth)],
    [me, signed(() => Response.json(answerUnder(me?.key, user)))],
    [logout, () => Response.json({})],
    [refresh?.via, () => sessionAnswer(auth, refresh?.gives)],
  ];
  if (csrf && 'from' in csrf) answers.push([csrf.from, signed(() => Response.json(withValue({}, csrf.answer, mark)))]);
  const declared = answers.flatMap(([call, answer]): [string, Answer][] =>
    call ? [[`${call.method} ${call.base ?? base}${call.path}`, answer]] : [],
  );
  const plain: [string, Answer][] =
    login === undefined ? [] : [[`POST ${base}${login}`, (request) => answerSignIn(request, auth)]];
  return new Map([...plain, ...declared]);
}

/** A site with nothing but the sign-in: what a declared site stands in front of where there are no tables by hand. */
export function signInSite(site: Auth): InnerSite {
  const answers = answersOf(site);
  const { auth = {} } = site;
  const answerTo = ({ method, url }: Request) => answers.get(`${method} ${new URL(url).pathname}`);
  return {
    answers: (request) => answerTo(request) !== undefined,
    fetch: (request) =>
      answerTo(request)?.(request) ?? Response.json({ message: 'There is nothing here' }, { status: 404 }),
    isSignedIn: (_, headers) => auth === false || isSession(auth, headers),
  };
}
