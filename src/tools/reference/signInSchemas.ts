import type { AuthWords } from '../../declare/auth';
import { defaultBase, type Site } from '../../declare/site';
import { mediaTypes } from './bodySchema';
import type { Json } from './sampleSchema';

const text = { type: 'string' };
const objectOf = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});

function loginBody({ login, typed = {}, more = {} }: AuthWords): Json {
  const { username = 'username', password = 'password' } = typed;
  const { wrap, encoding = 'json' } = login ?? {};
  const names = [...Object.keys(more), username, password];
  const typedIn = objectOf(Object.fromEntries(names.map((name) => [name, text])));
  const schema = wrap === undefined ? typedIn : objectOf({ [wrap]: typedIn });
  return { required: true, content: { [mediaTypes[encoding]]: { schema } } };
}

/** What the answer of a login has to contain. */
function loginAnswer({ token = 'token', user = 'user' }: AuthWords): Json {
  if (typeof token !== 'string') return {};
  const [outer = '', ...inner] = token.split('.');
  const place = inner.reduceRight<Json>((part, name) => objectOf({ [name]: part }), text);
  return objectOf({ [outer]: place, ...(user.includes('.') || user === outer ? {} : { [user]: {} }) }, [outer]);
}

/** The paths with the call that signs in, if there is one. */
export function loginPaths({
  login: path,
  auth = {},
  base = defaultBase,
}: Site): Readonly<Record<string, Readonly<Record<string, Json>>>> {
  if (auth === false) return {};
  const { method = 'POST', path: declared } = auth.login ?? {};
  const below = path ?? declared;
  if (below === undefined) return {};
  const at = ((path === undefined ? auth.login?.base : undefined) ?? base) + below;
  const operation = {
    operationId: 'login',
    security: [],
    requestBody: loginBody(auth),
    responses: {
      '200': { description: 'A session', content: { 'application/json': { schema: loginAnswer(auth) } } },
      '4XX': { description: 'Refused' },
    },
  };
  return { [at]: { [method.toLowerCase()]: operation } };
}

/** What calls carry, as a security scheme. */
export function tokenScheme({ token, header, scheme = 'Bearer' }: AuthWords): Json {
  if (typeof token === 'object' && 'cookie' in token) return { type: 'apiKey', in: 'cookie', name: 'session' };
  if (typeof token === 'object' && 'typed' in token && token.typed === 'basic')
    return { type: 'http', scheme: 'basic' };
  if (header === undefined && scheme !== '') return { type: 'http', scheme: scheme.toLowerCase() };
  return { type: 'apiKey', in: 'header', name: header ?? 'Authorization' };
}
