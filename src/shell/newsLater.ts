import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { createBrowserRouter } from 'react-router-dom';
import { listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { retryableImport } from '../lazy/retryableImport';
import { listKey } from '../list/listCache';
import type { NewsOptions, ShownList } from '../news/countNew';
import type { FirstPage } from '../news/newEntries';
import { callsFor } from '../provider/callsFor';
import type { Http } from '../provider/http';

const fetchCount = retryableImport(() => import('../news/countNew'));

/** ms in which nothing is read: then the screen has what it needs. */
const idleAfter = 300;

type Router = ReturnType<typeof createBrowserRouter>;

interface NewsLaterOptions extends Pick<NewsOptions, 'user' | 'session' | 'isOver' | 'news'> {
  readonly resources: readonly CompleteResource[];
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly router: Router;
}

/** Asks for the first page of a list as its screen does. Nobody waits for it: it neither ends the session nor is reported. */
async function readFirst({ http, resources }: NewsLaterOptions, name: string): Promise<FirstPage> {
  const resource = resources.find((received) => received.name === name) as CompleteResource;
  const calls = callsFor(resource, (request) => http({ ...request, isUnasked: true }));
  const pagination = { page: 1, perPage: resource.list?.perPage[0] ?? 10 };
  const { rows, total, hasNextPage } = await calls.list({ filter: {}, pagination });
  return { ids: rows.map(({ id }) => id), total, hasNext: hasNextPage };
}

/** Calls with each answer of the list that is open. */
function onShownPage({ queryClient }: NewsLaterOptions, openList: () => string | undefined) {
  return (listener: (shown: ShownList) => void) =>
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { query } = event;
      const [name, method, params] = query.queryKey as [string, string, Record<string, object> | undefined];
      const list: GetListResult | undefined = query.state.data;
      if (method !== 'getList' || name !== openList() || !list) return;
      const { filter = {}, pagination, sort } = params ?? {};
      // The total of what was searched is another.
      if (!pagination || Object.keys(filter).length > 0) return listener({ name });
      const isFirst = (pagination as { page?: number }).page === 1 && sort === undefined;
      const { data, total, pageInfo } = list;
      const page = { ids: data.map(({ id }) => id), total, hasNext: pageInfo?.hasNextPage === true };
      listener({ name, page, isFirst });
    });
}

/** Counts what is new once the first screen is idle. Returns a function that ends it. */
export function newsLater(options: NewsLaterOptions): () => void {
  const { resources, queryClient, router, ...shared } = options;
  const names = resources.map(({ name }) => name);
  const openList = () => names.find((name) => listPath(name) === router.state.location.pathname);
  const hasRows = (name: string) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: listKey(name) })
      .some((query) => query.getObserversCount() > 0 && query.state.status === 'success');
  const shownList = () => {
    const name = openList();
    return name !== undefined && hasRows(name) ? name : undefined;
  };
  let stop: (() => void) | undefined;
  const begin = async () => {
    if (queryClient.isFetching() > 0) return wait();
    const { countNew } = await fetchCount();
    if (stop) return;
    stop = countNew({
      ...shared,
      names,
      shownList,
      read: (name) => readFirst(options, name),
      onShown: onShownPage(options, openList),
    });
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // Without it nothing is said to be new: the next page load tries again.
    timer = setTimeout(() => void begin().catch(() => undefined), idleAfter);
  };
  if (names.length > 0) wait();
  return () => {
    clearTimeout(timer);
    stop?.();
    stop = () => undefined;
  };
}
