import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { createBrowserRouter } from 'react-router-dom';
import { listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { retryableImport } from '../lazy/retryableImport';
import type { NewsOptions, ShownPage } from '../news/countNew';
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

/** Calls with each answer of a list that its screen shows as a whole, as far as the pages go. */
function onShownPage({ queryClient }: NewsLaterOptions, openList: () => string | undefined) {
  return (listener: (shown: ShownPage) => void) =>
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { query } = event;
      const [name, method, params] = query.queryKey as [string, string, Record<string, object> | undefined];
      const list: GetListResult | undefined = query.state.data;
      if (method !== 'getList' || name !== openList() || !list) return;
      const { filter = {}, pagination, sort } = params ?? {};
      // The total of what was searched is another.
      if (!pagination || Object.keys(filter).length > 0) return;
      const isFirst = (pagination as { page?: number }).page === 1 && sort === undefined;
      const { data, total, pageInfo } = list;
      listener({ name, isFirst, ids: data.map(({ id }) => id), total, hasNext: pageInfo?.hasNextPage === true });
    });
}

/** Counts what is new once the first screen is idle. Returns a function that ends it. */
export function newsLater(options: NewsLaterOptions): () => void {
  const { resources, queryClient, router, ...shared } = options;
  const names = resources.map(({ name }) => name);
  const openList = () => names.find((name) => listPath(name) === router.state.location.pathname);
  let screen = '';
  /** Pages, filters and searches of a list are the same screen. */
  const isNewScreen = (path: string) => {
    const isNew = path !== screen;
    screen = path;
    return isNew;
  };
  let stop: (() => void) | undefined;
  const begin = async () => {
    if (queryClient.isFetching() > 0) return wait();
    const { countNew } = await fetchCount();
    if (stop) return;
    stop = countNew({
      ...shared,
      names,
      openList,
      read: (name) => readFirst(options, name),
      onScreen: (listener) => router.subscribe(({ location }) => void (isNewScreen(location.pathname) && listener())),
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
