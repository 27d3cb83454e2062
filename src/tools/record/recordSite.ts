import { type CompleteResource, complete } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { isReferring } from '../../declare/field';
import { resourcesOf } from '../../declare/sidebar';
import { createTranslate } from '../../i18n/createTranslate';
import { english } from '../../i18n/english';
import { callsFor } from '../../provider/callsFor';
import type { Http } from '../../provider/http';
import { isJsonObject } from '../../provider/parseAnswer';
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

/** No more rows than these are kept of a list. */
const most = 10;

/** Lists cut to a page, and what is said of the pages made to fit. */
function onePage(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, most);
  if (!isJsonObject(json)) return json;
  const rows = Object.values(json).find(Array.isArray)?.slice(0, most).length ?? 0;
  const paging: Readonly<Record<string, number>> = { totalPages: 1, total: rows, page: 1 };
  const fitted = (value: unknown) =>
    isJsonObject(value) && 'totalPages' in value
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, paging[key] ?? part]))
      : value;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, most) : fitted(value)]),
  );
}

/** The invented answer. What is said of the pages is kept: it has been made to fit. */
function invented(json: unknown): unknown {
  const page = onePage(json);
  const answer = inventShape(page);
  if (!isJsonObject(page) || !isJsonObject(answer)) return answer;
  const kept = Object.entries(page).filter(
    ([key, value]) => key === 'success' || (isJsonObject(value) && 'totalPages' in value),
  );
  return { ...answer, ...Object.fromEntries(kept) };
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
    const keep = async (operation: RecordedCall['operation'], ask: () => Promise<unknown>) => {
      const call = callsOf(resource).find((each) => each.operation === operation);
      if (!call) return undefined;
      recorded.take();
      const result = await ask().catch(() => undefined);
      const [answered] = recorded.take();
      if (!answered || result === undefined) return undefined;
      made.push({ resource: name, operation, method: call.method, path: call.path, answer: invented(answered.json) });
      return result;
    };
    const calls = callsOfOne(resource);
    const pagination = { page: 1, perPage: list?.perPage[0] ?? 10 };
    const listed = list && (await keep('list', () => calls.list(list.paged ? { filter, pagination } : { filter })));
    const id = (listed as { rows: readonly { id?: Id }[] } | undefined)?.rows[0]?.id;
    if (id === undefined) continue;
    await keep('one', () => calls.one(id));
    await keep('show', () => calls.shown(id));
  }
  return made;
}
