import type { Report } from './check';
import type { AnyEndpoint, SendOptions } from './endpoint';
import { formFields } from './formFields';
import { isBlank } from './isBlank';
import type { AnyResource } from './resource';

function callsOf({ name, list, create, edit, remove, show }: AnyResource): [at: string, call: AnyEndpoint][] {
  const calls: [string, AnyEndpoint | undefined][] = [
    [`${name}.list.from`, list?.from],
    [`${name}.create.via`, create?.via],
    [`${name}.edit.from`, edit?.from],
    [`${name}.edit.via`, edit?.via],
    [`${name}.remove.via`, remove?.via],
    [`${name}.show.from`, show?.from],
  ];
  return calls.filter((entry): entry is [string, AnyEndpoint] => entry[1] !== undefined);
}

/** Reports a path that cannot be part of an address. */
export function checkPath(at: string, path: string, report: Report): void {
  if (!path.startsWith('/')) report(at, 'path-relative', `'${path}' must begin with a slash`);
  if (/[?#\s]/.test(path)) report(at, 'path-form', `'${path}' contains a space, a query or a fragment`);
  if (/:(?!\w)/.test(path)) report(at, 'path-form', `'${path}' has a parameter without a name`);
}

/** Reports a base that paths cannot be below. */
export function checkBase(at: string, base: string | undefined, report: Report): void {
  if (base !== undefined && !/^(?:\/[^?#\s]*[^/?#\s])?$/.test(base))
    report(`${at}.base`, 'base-form', `'${base}' must be empty, or begin with a slash and not end with one`);
}

/** Reports a body that cannot be sent as declared; the fields of the form are known to exist. */
export function checkBody(resource: AnyResource, mode: 'create' | 'edit', report: Report): void {
  const via: SendOptions | undefined = resource[mode]?.via;
  if (!via) return;
  const at = `${resource.name}.${mode}.via`;
  const hasFile = formFields(resource, mode).uploads.length > 0;
  const { encoding, json, wrap, sends } = via;
  if (hasFile && encoding !== undefined && encoding !== 'multipart')
    report(at, 'file-not-multipart', `the form has a file, which a body that is ${encoding} cannot hold`);
  if (json !== undefined && !(encoding === 'multipart' || (encoding === undefined && hasFile)))
    report(at, 'json-never-sent', '`json` names a part of a multipart body, and this body is none');
  if ([wrap, json].some((name) => name !== undefined && isBlank(name)))
    report(at, 'text-blank', '`wrap` and `json` are names');
  if (mode === 'create' && sends !== undefined)
    report(at, 'sends-never-used', 'a new record has nothing stored that could be sent or compared');
}

/** What a call is to the site, for which parameters have no names. */
function lineOf({ method, path, base, query = {} }: AnyEndpoint, ownBase: string): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${method} ${base ?? ownBase} ${path}?${asked.sort().join('&')}`.replace(/:\w+/g, ':');
}

/** Reports calls that cannot be made, and calls that are declared twice. */
export function checkCalls(resources: readonly AnyResource[], siteBase: string, report: Report): void {
  const seen = new Map<string, string>();
  for (const resource of resources) {
    checkBase(resource.name, resource.base, report);
    if (resource.regular !== undefined) checkPath(`${resource.name}.regular`, resource.regular, report);
    for (const [at, call] of callsOf(resource)) {
      const { method, path, base } = call;
      const line = lineOf(call, resource.base ?? siteBase);
      const before = seen.get(line);
      if (before) report(at, 'call-twice', `${method} ${path} is already the call of ${before}`);
      else seen.set(line, at);
      checkPath(at, path, report);
      checkBase(at, base, report);
    }
  }
}
