import { HttpError } from '../../provider/HttpError';
import { isJsonObject } from '../../provider/parseAnswer';
import type { ResourceCall } from '../callsOf';
import type { Finding } from './Finding';
import { typeName } from './typeName';

type Found = Omit<Finding, 'resource' | 'at' | 'call'>;

const byStatus = (status: number): Found => {
  if (status === 404)
    return { code: 'not-found', message: 'the site has no such path (404)', suggestion: 'correct the path' };
  if (status === 401 || status === 403)
    return {
      code: 'refused',
      message: `the site refuses this call (${status})`,
      suggestion: 'sign in as who may make it',
    };
  return { code: 'status', message: `the site answers ${status}` };
};

const byReason: Readonly<Record<string, Found>> = {
  'not-api': {
    code: 'not-json',
    message: 'HTML came in place of JSON',
    suggestion: 'correct the path or the address of the API',
  },
  'cut-off': { code: 'cut-off', message: 'the answer ends in the middle' },
  unreachable: { code: 'unreachable', message: 'no answer came' },
  'no-address': { code: 'failed', message: 'a parameter of its path or query has no value' },
  declined: { code: 'declined', message: 'the site answers `success: false`' },
  'no-header': {
    code: 'total-missing',
    message: 'the header Content-Range, which has the total, is missing',
    suggestion: 'send it, and name it in Access-Control-Expose-Headers',
  },
};

/** Why rows or a record were not found in an answer. */
function shapeFound(json: unknown, { endpoint }: ResourceCall, wanted: 'list' | 'object'): Found {
  const isWanted = (value: unknown) => (wanted === 'list' ? Array.isArray(value) : isJsonObject(value));
  const key = endpoint?.key;
  const entries = isJsonObject(json) ? Object.entries(json) : [];
  const others = entries.filter(([name, value]) => name !== key && isWanted(value)).map(([name]) => `'${name}'`);
  const suggestion = others.length > 0 ? `found ${others.join(', ')} instead` : undefined;
  if (typeof key === 'string' && isJsonObject(json) && !Object.hasOwn(json, key))
    return { code: 'key-missing', message: `the answer has no '${key}'`, suggestion };
  const where = typeof key === 'string' && isJsonObject(json) ? `'${key}'` : 'the answer';
  const value = typeof key === 'string' && isJsonObject(json) ? json[key] : json;
  const what = endpoint && key === undefined ? `no ${wanted} is found in it` : `not the ${wanted} that is declared`;
  return { code: 'wrong-shape', message: `${where} is ${typeName(value)}, ${what}`, suggestion };
}

/** What a failed call tells; `json` is the answer, if one came. */
export function failureFinding(
  error: unknown,
  json: unknown,
  call: ResourceCall,
  wanted: 'list' | 'object' = 'object',
): Found {
  if (!(error instanceof HttpError)) return { code: 'failed', message: 'the call cannot be made as it is declared' };
  if (error.status !== undefined) return byStatus(error.status);
  return byReason[error.reason] ?? shapeFound(json, call, wanted);
}
