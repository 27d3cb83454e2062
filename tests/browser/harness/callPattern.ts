/** The part of a call that a pattern is compared with; `path` begins with `/api/`. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^/api${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);
}

/**
 * Whether a call matches a pattern such as `PUT /x/:id` or `GET /list?page=2`: method (or `*`) and path below /api, in
 * which `:slot` matches one segment and `*` anything; query values in the pattern must be equal, others may exist.
 */
export function callPattern(pattern: string): (call: Call) => boolean {
  const match = /^([A-Z]+|\*) (\/[^?]*)(?:\?(.*))?$/.exec(pattern);
  if (!match) throw new Error(`'${pattern}' is no pattern of a call; write it as 'PUT /path/:id'`);
  const [, method, path = '', search = ''] = match;
  const fits = pathPattern(path);
  const query = [...new URLSearchParams(search)];
  return (call) =>
    (method === '*' || method === call.method) &&
    fits.test(call.path) &&
    query.every(([name, value]) => call.query[name] === value);
}
