import type { AnyEndpoint } from '../declare/endpoint';
import { callTo, pathOf } from './callTo';
import { HttpError } from './HttpError';

/** A declared call with its slots filled, but for its body. Throws `HttpError` if the record has no address. */
export function filledCall(endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>) {
  const call = callTo(endpoint, values);
  if (!call) throw new HttpError('no-address', { method: endpoint.method, path: pathOf(endpoint) });
  return call;
}
