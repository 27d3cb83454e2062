import type { Report } from './check';
import type { AnyEndpoint } from './endpoint';
import type { AnyResource } from './resource';

function callsOf({ name, list, create, edit, remove }: AnyResource): [at: string, call: AnyEndpoint][] {
  const calls: [string, AnyEndpoint | undefined][] = [
    [`${name}.list.from`, list?.from],
    [`${name}.create.via`, create?.via],
    [`${name}.edit.from`, edit?.from],
    [`${name}.edit.via`, edit?.via],
    [`${name}.remove.via`, remove?.via],
  ];
  return calls.filter((entry): entry is [string, AnyEndpoint] => entry[1] !== undefined);
}

/** Reports calls that cannot be made, and calls that are declared twice. */
export function checkCalls(resources: readonly AnyResource[], report: Report): void {
  const seen = new Map<string, string>();
  for (const [at, { method, path }] of resources.flatMap(callsOf)) {
    // To the site, parameters have no names.
    const call = `${method} ${path.replace(/:\w+/g, ':')}`;
    const before = seen.get(call);
    if (before) report(at, 'call-twice', `${method} ${path} is already the call of ${before}`);
    else seen.set(call, at);
    if (!path.startsWith('/')) report(at, 'path-relative', `'${path}' must begin with a slash`);
    if (/[?#\s]/.test(path)) report(at, 'path-form', `'${path}' contains a space, a query or a fragment`);
  }
}
