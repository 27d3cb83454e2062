import type { ErrorWords } from '../declare/errorWords';
import { valueAt } from '../declare/fieldValue';
import { isJsonObject, type JsonObject, serverMessage, textsIn } from './parseAnswer';
import type { SiteError } from './readSiteError';

const at = (answer: unknown, path: string): unknown =>
  isJsonObject(answer) || Array.isArray(answer) ? valueAt(answer as JsonObject, path) : undefined;

const lineOf = (value: unknown): string | undefined => textsIn(value, true).join(' ') || undefined;

/** Under these names the lists of sites have their fields: `loc` is a list, `pointer` a path with slashes (RFC 6901). */
const fieldNames = ['field', 'path', 'param', 'pointer', 'source.pointer', 'loc', 'property', 'name', 'attribute'];

/** `#/address/city`, `['body', 'address', 'city']` and `address.city` are the same. */
function nameOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.filter((part) => part !== 'body').join('.') || undefined;
  if (typeof value !== 'string') return undefined;
  return value.startsWith('/') || value.startsWith('#') ? value.replace(/^#?\//, '').replaceAll('/', '.') : value;
}

/** What a list of errors, or an object by field, says of each field. */
function fieldErrorsIn(errors: unknown, name: string | undefined, message: string | undefined) {
  const pairs = Array.isArray(errors)
    ? errors.filter(isJsonObject).map((error) => {
        const names = name === undefined ? fieldNames : [name];
        const found = names.map((place) => nameOf(at(error, place))).find((place) => place !== undefined);
        return [found, lineOf(message === undefined ? error : at(error, message))] as const;
      })
    : Object.entries(isJsonObject(errors) ? errors : {}).map(([key, text]) => [key, lineOf(text)] as const);
  const found: Record<string, string> = {};
  for (const [field, text] of pairs)
    if (field !== undefined && text !== undefined)
      found[field] = found[field] === undefined ? text : `${found[field]} ${text}`;
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Reads an error of the site where its declaration says that it is, else where sites usually have it. */
export function siteError(answer: unknown, { message = [], fields }: ErrorWords = {}): SiteError {
  const places = typeof message === 'string' ? [message] : message;
  const said = places.map((place) => lineOf(at(answer, place))).find((text) => text !== undefined);
  const siteMessage = serverMessage(said ?? answer);
  if (fields === undefined) return { siteMessage };
  const { at: place, name, message: text } = typeof fields === 'string' ? { at: fields } : fields;
  return { siteMessage, fieldErrors: fieldErrorsIn(at(answer, place), name, text) };
}
