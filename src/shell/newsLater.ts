import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { CompleteResource } from '../declare/complete';
import { retryableImport } from '../lazy/retryableImport';
import type { NewsOptions } from '../news/countNew';
import type { FirstPage } from '../news/newEntries';
import { callsFor } from '../provider/callsFor';
import type { Http } from '../provider/http';

const fetchCount = retryableImport(() => import('./shownLists'));

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

/** Counts what is new once the first screen is idle. Returns a function that ends it. */
export function newsLater(options: NewsLaterOptions): () => void {
  const { resources, queryClient, router, ...shared } = options;
  const names = resources.map(({ name }) => name);
  let stop: (() => void) | undefined;
  const begin = async () => {
    if (queryClient.isFetching() > 0) return wait();
    const { countNew, shownLists } = await fetchCount();
    if (stop) return;
    stop = countNew({
      ...shared,
      names,
      ...shownLists(queryClient, names, () => router.state.location.pathname),
      read: (name) => readFirst(options, name),
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
