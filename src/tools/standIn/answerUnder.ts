import type { AnyEndpoint } from '../../declare/endpoint';
import { withValue } from '../../declare/fieldValue';

/** Notes which properties of an answer a reader takes. */
function pathRead(reader: (answer: unknown) => unknown): readonly string[] | undefined {
  const pathOf = new Map<unknown, readonly string[]>();
  const recorder = (path: readonly string[]): unknown => {
    // A list, and with every key: a reader that asks first finds what it wants.
    const proxy = new Proxy([], {
      get: (_, name) => (typeof name === 'string' ? recorder([...path, name]) : undefined),
      has: () => true,
    });
    pathOf.set(proxy, path);
    return proxy;
  };
  try {
    return pathOf.get(reader(recorder([])));
  } catch {
    return undefined;
  }
}

/** The value where a call of the declaration looks for it: under its key, or where its reader reads. */
export function answerUnder(key: AnyEndpoint['key'], value: unknown, beside: object = {}): object {
  if (key === undefined)
    return Array.isArray(value) && Object.keys(beside).length === 0 ? value : { data: value, ...beside };
  const path = typeof key === 'string' ? key : (pathRead(key) ?? ['data']).join('.');
  return path === '' ? (value as object) : withValue({ ...beside }, path, value);
}
