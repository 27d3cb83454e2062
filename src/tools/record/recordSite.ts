import { type CompleteResource, complete } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { isReferring } from '../../declare/field';
import { resourcesOf } from '../../declare/sidebar';
import { createTranslate } from '../../i18n/createTranslate';
import { english } from '../../i18n/english';
import { callsFor } from '../../provider/callsFor';
import type { Http } from '../../provider/http';
import { isJsonObject } from '../../provider/parseAnswer';
import { rowsOf } from '../../provider/readAnswer';
import { callsOf } from '../callsOf';
import { recordCalls } from '../doctor/recordCalls';
import type { Declarations } from '../loadDeclarations';
import { inventShape } from './inventShape';

/** The answer of a call as it is in a contract: the path as declared, the values invented. */
export interface RecordedCall {
  readonly resource: string;
  readonly operation: 'list' | 'one' | 'show';
  readonly method: string;
  readonly path: string;
  readonly answer: unknown;
}

/** What an answer says of its pages, of which one is left: in an object that has `totalPages`. */
function onePage(json: unknown, rows: number): unknown {
  if (!isJsonObject(json)) return json;
  const counts: Readonly<Record<string, number>> = 'totalPages' in json ? { totalPages: 1, total: rows, page: 1 } : {};
  const fitted = (key: string, value: unknown) => {
    const count = typeof value === 'object' ? undefined : counts[key];
    if (count === undefined) return onePage(value, rows);
    return typeof value === 'string' ? String(count) : count;
  };
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, fitted(key, value)]));
}

/** Makes the first reading calls of each resource and returns their answers with other values. Failed calls are left out. */
export async function recordSite(
  { sidebar, site }: Pick<Declarations, 'sidebar' | 'site'>,
  http: Http,
): Promise<readonly RecordedCall[]> {
  const translate = createTranslate(english);
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, translate, site));
  const recorded = recordCalls(http);
  const callsOfOne = (resource: CompleteResource) => callsFor(resource, recorded.http);
  const firstId = async (name: string): Promise<Id | undefined> => {
    const target = resources.find((resource) => resource.name === name);
    const rows =
      target &&
      (
        await callsOfOne(target)
          .list({ filter: {} })
          .catch(() => undefined)
      )?.rows;
    return rows?.[0]?.id;
  };
  const made: RecordedCall[] = [];
  for (const resource of resources) {
    const { name, scopes, fields, list } = resource;
    const chosen = scopes.map(async (scope) => {
      const field = fields[scope];
      return [scope, field && isReferring(field) ? await firstId(field.kind.refersTo(field)) : undefined] as const;
    });
    const filter = Object.fromEntries(await Promise.all(chosen));
    const keep = async <Result>(operation: RecordedCall['operation'], ask: () => Promise<Result>) => {
      const call = callsOf(resource).find((each) => each.operation === operation);
      if (!call) return undefined;
      recorded.take();
      const result = await ask().catch(() => undefined);
      const [answered] = recorded.take();
      if (!answered || result === undefined) return undefined;
      const invented = inventShape(answered.json);
      const { length = 0 } = rowsOf(invented, call.endpoint?.key) ?? [];
      const answer = operation === 'list' ? onePage(invented, length) : invented;
      made.push({ resource: name, operation, method: call.method, path: call.path, answer });
      return result;
    };
    const calls = callsOfOne(resource);
    const pagination = { page: 1, perPage: list?.perPage[0] ?? 10 };
    const listed = list && (await keep('list', () => calls.list(list.paged ? { filter, pagination } : { filter })));
    const [row] = listed?.rows ?? [];
    if (row?.id === undefined) continue;
    const { id } = row;
    await keep('one', () => calls.one(id, {}, { ...row, ...filter }));
    await keep('show', () => calls.shown(id, {}, { ...row, ...filter }));
  }
  return made;
}
