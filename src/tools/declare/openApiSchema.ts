import { isJsonObject, type JsonObject } from '../../provider/parseAnswer';

/** The part of a document that a reference names; what is no reference comes back as it is. */
export function resolved(document: JsonObject, value: unknown, depth = 0): JsonObject {
  if (!isJsonObject(value)) return {};
  if (typeof value.$ref !== 'string' || depth > 10) return value;
  const path = value.$ref.replace(/^#\//, '').split('/');
  const target = path.reduce<unknown>(
    (inner, part) => (isJsonObject(inner) ? inner[part.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined),
    document,
  );
  return resolved(document, target, depth + 1);
}

/** The properties of a schema, with those of all schemas that it is made of. */
export function propertiesOf(document: JsonObject, value: unknown, depth = 0): JsonObject {
  const schema = resolved(document, value);
  if (depth > 5) return {};
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list.slice(0, 5) : [],
  );
  const inherited = parts.map((part) => propertiesOf(document, part, depth + 1));
  return Object.assign({}, ...inherited, isJsonObject(schema.properties) ? schema.properties : {});
}

/** The schema of the answer of an operation that succeeds. */
export function answerSchemaOf(document: JsonObject, operation: unknown): JsonObject {
  const { responses } = resolved(document, operation);
  const entries = isJsonObject(responses) ? Object.entries(responses) : [];
  const success = entries.find(([status]) => /^2/.test(status))?.[1];
  const { content, schema } = resolved(document, success);
  const media = isJsonObject(content) ? (Object.entries(content).find(([type]) => /json/.test(type))?.[1] ?? {}) : {};
  return resolved(document, isJsonObject(media) && media.schema ? media.schema : schema);
}

const typeOf = (schema: JsonObject) => [schema.type].flat().filter((type) => type !== 'null')[0];

/** A list in an answer: its items and the key that it is under. */
export function listIn(document: JsonObject, schema: JsonObject): { key?: string; items: unknown } | undefined {
  if (typeOf(schema) === 'array') return { items: schema.items };
  for (const [key, value] of Object.entries(propertiesOf(document, schema))) {
    const inner = resolved(document, value);
    if (typeOf(inner) === 'array' && Object.keys(propertiesOf(document, inner.items)).length > 0)
      return { key, items: inner.items };
  }
  return undefined;
}

/** The key under which a record with these fields is; `undefined` if it is the answer itself. */
export function recordKey(document: JsonObject, schema: JsonObject, fields: readonly string[]): string | undefined {
  const own = propertiesOf(document, schema);
  if (fields.some((field) => field in own)) return undefined;
  return Object.keys(own).find((key) => fields.some((field) => field in propertiesOf(document, own[key])));
}

/** The format of a schema, as guesses know it. */
export function formatOf(schema: JsonObject): string | undefined {
  if (typeof schema.format === 'string' && /^(?:date|date-time|email|uri|binary|html)$/.test(schema.format))
    return schema.format;
  const type = typeOf(schema);
  return type === 'integer' || type === 'number' ? 'number' : typeof type === 'string' ? type : undefined;
}
