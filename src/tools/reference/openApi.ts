import type { CompleteResource } from '../../declare/complete';
import { withValue } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import type { Site } from '../../declare/site';
import { callsOf, type ResourceCall } from '../callsOf';
import { answerUnder } from '../standIn/answerUnder';
import { anyBody, bodySchema } from './bodySchema';
import { pageCounts } from './pageSchemas';
import { idSchema as id, parametersOf } from './parameters';
import { type Json, Leaf, objectWith, orBlank, schemaOfSample } from './sampleSchema';
import { loginPaths, tokenScheme } from './signInSchemas';

function recordSchema({ fields }: CompleteResource): Json {
  let sample: Row = {};
  for (const [name, field] of Object.entries(fields)) sample = withValue(sample, name, new Leaf(orBlank(field)));
  return { ...objectWith({ id: new Leaf(id) as never, ...sample }), required: ['id'] };
}

const leaf = (schema: Json) => new Leaf(schema);
function answerSchema({ name, list }: CompleteResource, { operation, endpoint }: ResourceCall): Json {
  const record = { $ref: `#/components/schemas/${name}` };
  const rows = { type: 'array', items: record };
  if (operation === 'list') {
    if (!endpoint) return rows;
    const { key, paging } = endpoint;
    const beside = paging ? pageCounts(paging, list?.total === true, leaf({ type: 'integer' })) : {};
    // Without a key and anything beside them, the rows are the answer itself.
    const isBare = key === undefined && paging !== undefined && Object.keys(beside).length === 0;
    return isBare ? rows : schemaOfSample(answerUnder(key, leaf(rows), beside));
  }
  if (operation === 'one' || operation === 'show')
    return endpoint ? schemaOfSample(answerUnder(endpoint.key, leaf(record))) : record;
  return { description: 'Anything but `success: false`.' };
}

/** 'users-act-sign-out' */
const idOf = ({ name }: CompleteResource, { operation, action }: ResourceCall) =>
  [name, operation, ...(action?.label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-');

function operationOf(resource: CompleteResource, call: ResourceCall): Json {
  const { operation, method, action } = call;
  const form = operation === 'create' ? resource.create : operation === 'update' ? resource.edit : undefined;
  const parameters = parametersOf(resource, call);
  const range = {
    'Content-Range': { schema: { type: 'string' }, description: 'Ends with a slash and the number of all rows.' },
  };
  return {
    operationId: idOf(resource, call),
    ...(action ? { summary: action.label } : {}),
    tags: [resource.label],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(form && method !== 'GET' ? { requestBody: bodySchema(resource, form) } : {}),
    ...(action?.values ? { requestBody: anyBody(action.via) } : {}),
    responses: {
      '2XX': {
        description: operation === 'list' ? resource.items : resource.item,
        ...(operation === 'list' && !call.endpoint ? { headers: range } : {}),
        content: { 'application/json': { schema: answerSchema(resource, call) } },
      },
    },
  };
}

const withBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function uploadPaths({ uploads }: Site): Json {
  const file = { name: 'file', in: 'path', required: true, schema: { type: 'string' } };
  return Object.fromEntries(
    Object.entries(uploads).map(([folder, path]) => [
      `${path}/{file}`,
      {
        get: {
          operationId: `file-of-${folder}`,
          security: [],
          parameters: [file],
          responses: { '200': { description: 'The file' } },
        },
      },
    ]),
  );
}

/** The API of the site as the console expects it, as OpenAPI 3.1. */
export function openApi(resources: readonly CompleteResource[], site: Site): Json {
  const paths: Record<string, Readonly<Record<string, Json>>> = { ...loginPaths(site) };
  for (const resource of resources)
    for (const call of callsOf(resource)) {
      const path = withBraces(call.address);
      const method = call.method.toLowerCase();
      // An action may make the call of the edit form with other values: that is one operation.
      paths[path] = { ...paths[path], [method]: paths[path]?.[method] ?? operationOf(resource, call) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `API of ${site.title}`,
      version: '1',
      description: 'What the console expects; made from its declarations.',
    },
    // Calls may have bases of their own, and files have none.
    servers: [{ url: '/' }],
    ...(site.auth === false ? {} : { security: [{ token: [] }] }),
    paths: { ...paths, ...uploadPaths(site) },
    components: {
      schemas: Object.fromEntries(resources.map((resource) => [resource.name, recordSchema(resource)])),
      ...(site.auth === false ? {} : { securitySchemes: { token: tokenScheme(site.auth ?? {}) } }),
    },
  };
}
