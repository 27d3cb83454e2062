import type { AuthWords } from './auth';
import type { Report } from './check';
import { checkBase, checkPath } from './checkCalls';
import type { AnyEndpoint } from './endpoint';
import { isBlank } from './isBlank';
import type { Site } from './site';

function callsOf({ login, me, csrf, refresh, logout }: AuthWords): [at: string, call: AnyEndpoint][] {
  const from = csrf && 'from' in csrf ? csrf.from : undefined;
  const calls = Object.entries({ login, me, 'csrf.from': from, 'refresh.via': refresh?.via, logout });
  return calls.flatMap(([word, call]) => (call ? [[`site.auth.${word}`, call]] : []));
}

/** Reports words for a sign-in that `site.login` makes without them: one POST whose answer has `token` and `user`. */
function checkUnread({ typed, more, token, user, me, csrf, refresh }: AuthWords, report: Report): void {
  const answered = csrf && 'answer' in csrf ? csrf : undefined;
  for (const [word, given] of Object.entries({ typed, more, token, user, me, csrf: answered, refresh }))
    if (given !== undefined)
      report(`site.auth.${word}`, 'login-twice', '`site.login` does nothing with it: declare the call as `auth.login`');
}

function checkLogin({ login, auth = {} }: Site, report: Report): void {
  if (auth === false) {
    if (login !== undefined) report('site.login', 'login-never-used', '`auth: false` says that nobody signs in');
    return;
  }
  const isTyped = typeof auth.token === 'object' && 'typed' in auth.token;
  if (login !== undefined && (auth.login || isTyped))
    report('site.login', 'login-twice', '`auth` says how to sign in, too');
  else if (auth.login && isTyped)
    report('site.auth.login', 'login-never-used', 'the token is what is typed, so no call gives one');
  else if (login === undefined && !auth.login && !isTyped)
    report('site.login', 'login-missing', 'nobody can sign in; `auth: false` where nobody has to');
  if (login === undefined) return;
  checkPath('site.login', login, report);
  if (!auth.login && !isTyped) checkUnread(auth, report);
}

/** Reports what is wrong with signing in and with where errors are. */
export function checkAuth(site: Site, report: Report): void {
  checkLogin(site, report);
  const { message = [], fields } = site.errors ?? {};
  const places = [
    ...(typeof message === 'string' ? [message] : message),
    ...(typeof fields === 'string' ? [fields] : []),
  ];
  if (places.some(isBlank)) report('site.errors', 'text-blank', 'a place in the answer is blank');
  const { auth } = site;
  if (!auth) return;
  for (const [at, call] of callsOf(auth)) {
    checkPath(at, call.path, report);
    checkBase(at, call.base, report);
    const [slot] = Object.keys(call.slots);
    if (slot !== undefined) report(at, 'slot-unknown', `there is no value for ':${slot}'`);
  }
  if (auth.ends?.some((status) => !Number.isInteger(status) || status < 400 || status > 499))
    report('site.auth.ends', 'ends-form', 'a session ends with statuses from 400 to 499');
}
