import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CoreAdminContext, type CoreAdminContextProps, memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ConsoleContext, type ConsoleContextValue, type Screen } from '../console/ConsoleContext';
import { forgetTitles } from '../console/editedRecords';
import { permitted } from '../console/permitted';
import { type CompleteResource, complete } from '../declare/complete';
import { isCustomPage, type Sidebar } from '../declare/sidebar';
import { defaultBase, type Site } from '../declare/site';
import { createDraftStore } from '../drafts/storage/draftStore';
import { EngineContext } from '../kinds/EngineContext';
import { loginEntry } from '../login/returnAddress';
import { isReceived } from '../news/isReceived';
import type { Config } from '../provider/config';
import { createDataProvider } from '../provider/dataProvider';
import { createHttp, type Http, httpOptions } from '../provider/http';
import { createPendingRemovals } from '../removal/pendingRemovals';
import { createAuthProvider } from '../session/authProvider';
import { markOf } from '../session/endedSessions';
import type { PageMemory } from '../session/pageMemory';
import type { Session } from '../session/session';
import { withSession } from '../session/withSession';
import { createStore } from '../store/createStore';
import { theme } from '../theme/theme';
import type { OpenConsole } from './App';
import { LayoutError } from './errorPages';
import { createI18nProvider } from './i18nProvider';
import { Layout } from './Layout';
import { newsLater } from './newsLater';
import { routesOf } from './routes';

interface ConsoleOptions {
  readonly sidebar: Sidebar;
  readonly site: Site;
  readonly config: Config;
  readonly session: Session;
  readonly memory: PageMemory;
  /** The session was begun on this page, which so is not new to who reads it. */
  readonly begun: boolean;
  /** One is back on the screen where the former session ended. */
  readonly returned: boolean;
}

const once = { retry: false, networkMode: 'always' } as const;

/** One call per need: no answer is asked for again because a window got the focus or a call failed. */
const defaultOptions = {
  queries: { ...once, refetchOnWindowFocus: false, refetchOnReconnect: false },
  mutations: once,
};

/** A list without columns only fills dropdowns; a single record has a form in place of a list. */
const hasScreen = (entry: Screen): boolean =>
  isCustomPage(entry) || (entry.single ? entry.edit !== undefined : (entry.list?.columns.length ?? 0) > 0);

interface FrameProps {
  readonly core: CoreAdminContextProps;
  readonly i18n: ReturnType<typeof createI18nProvider>;
  readonly shared: ConsoleContextValue;
}

/** The contexts of all screens, and the frame around them. */
function Frame({ core, i18n, shared }: FrameProps) {
  const i18nProvider = useSyncExternalStore(i18n.subscribe, i18n.get);
  return (
    <CoreAdminContext {...core} i18nProvider={i18nProvider}>
      <EngineContext value={shared}>
        <ConsoleContext value={shared}>
          <Layout />
        </ConsoleContext>
      </EngineContext>
    </CoreAdminContext>
  );
}

/** Tells the site that the session ends, where it wants to know. */
function sendLogout(http: Http, { auth, base = defaultBase }: Site): void {
  const call = auth ? auth.logout : undefined;
  if (!call) return;
  const { method, headers, query } = call;
  const path = (call.base ?? base) + call.path;
  const request = { method, path, keepalive: true, ...(headers && { headers }), ...(query && { query }) };
  // The session ends whatever the site answers.
  void http(request).catch(() => undefined);
}

/** Everything of one session: react-admin's contexts over our provider, the routes of the declarations, and the frame. */
export function createConsole(options: ConsoleOptions): OpenConsole {
  const { sidebar, site, config, session, memory, begun, returned } = options;
  const i18n = createI18nProvider();
  const { translate } = i18n.get();
  // Back from another document, the browser may show this one as it was left; React then waits for a lost message.
  window.onpageshow = ({ persisted }) => persisted && location.reload();
  const declared = sidebar.map((group) =>
    group.map(
      (entry): Screen => (isCustomPage(entry) ? { icon: 'article', ...entry } : complete(entry, translate, site)),
    ),
  );
  const isResource = (entry: Screen): entry is CompleteResource => !isCustomPage(entry);
  const user = session.credentials()?.user;
  const groups = declared.map((group) =>
    group.map((entry) => (isResource(entry) ? permitted(entry, site, user) : entry)),
  );
  const screens = groups.flat();
  const first = session.first();
  const drafts = createDraftStore();
  void drafts.sweep(Date.now());
  const http = withSession(createHttp(config.apiHost, httpOptions(site)), session, site);
  const uploaded = createStore(0);
  const queryClient = new QueryClient({ defaultOptions });
  const core = {
    dataProvider: createDataProvider({
      resources: declared.flat().filter(isResource),
      http,
      onFailure: memory.failures.add,
      onUpload: () => uploaded.set(uploaded.get() + 1),
    }),
    authProvider: createAuthProvider(session),
    queryClient,
    store: memoryStore(),
  };
  const news: ConsoleContextValue['news'] = createStore(undefined);
  // What the user may not add or edit is not received for that.
  const names = declared.flat().flatMap((entry) => (isResource(entry) && isReceived(entry) ? [entry.name] : []));
  const received = screens.filter(isResource).filter((entry) => names.includes(entry.name) && hasScreen(entry));
  const pendingRemovals = createPendingRemovals();
  const forgetEnd = session.beforeEnd(() => pendingRemovals.flush(undefined, true));
  const shared: ConsoleContextValue = {
    config,
    session,
    groups: groups.map((group) => group.filter(hasScreen)).filter((group) => group.length > 0),
    dashboard: site.dashboard,
    byName: new Map(screens.filter(isResource).map((resource) => [resource.name, resource])),
    uploaded,
    pendingRemovals,
    logout:
      site.auth === false
        ? undefined
        : () => {
            // While there is a token to send them with.
            pendingRemovals.flush();
            sendLogout(http, site);
            forgetTitles(session.credentials()?.name);
            session.logout();
          },
    news,
    received,
    lastEdited: new Map(),
    unseen: new Set(),
    listEntries: new Map(),
    scrolled: new Map(),
    moveFocus: { current: begun },
    drafts,
    draftTrouble: { current: false },
    resume: { current: returned ? location.pathname : undefined },
    ...memory,
    isOver: () => session.first() === null || session.first() !== first,
    firstEntry: returned ? (loginEntry().idx ?? 0) : 0,
  };
  const frame = <Frame core={core} i18n={i18n} shared={shared} />;
  const router = createBrowserRouter([{ element: frame, errorElement: <LayoutError />, children: routesOf(screens) }]);
  // A token removed by hand counts from the next step on.
  router.subscribe(() => session.checkToken());
  const { isOver } = shared;
  const name = session.credentials()?.name;
  // What was seen is remembered by the name.
  const stopNews =
    name !== undefined && first !== null
      ? newsLater({ user: name, session: markOf(first), isOver, resources: received, http, queryClient, router, news })
      : undefined;
  return {
    element: (
      // MUI's styles come first, so that those of a component's own module win.
      <StyledEngineProvider injectFirst>
        <ThemeProvider theme={theme} storageManager={null}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </StyledEngineProvider>
    ),
    dispose: () => {
      forgetEnd();
      stopNews?.();
      pendingRemovals.dispose();
      router.dispose();
      queryClient.clear();
    },
  };
}
