import '../look/shell.css';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { complete, type Sidebar } from '../declare';
import { createDraftStore } from '../drafts/draftStore';
import { SurroundingsContext } from '../kinds/Surroundings';
import { createAuthProvider } from '../provider/authProvider';
import type { Config } from '../provider/config';
import { createDataProvider } from '../provider/dataProvider';
import { createHttp } from '../provider/http';
import type { PageMemory } from '../provider/pageMemory';
import type { Session } from '../provider/session';
import { ConsoleContext, type ConsoleContextValue } from '../views/ConsoleContext';
import { createPendingRemovals } from '../views/pendingRemovals';
import type { OpenConsole } from './consoleOpener';
import { FrameFault } from './FrameFault';
import { i18nProvider } from './i18nProvider';
import { loginEntry } from './keepPlace';
import { Layout } from './Layout';
import { routesOf } from './routes';

interface ConsoleOptions {
  readonly sidebar: Sidebar;
  readonly config: Config;
  readonly session: Session;
  readonly memory: PageMemory;
  /** The session was begun on this page, which so is not new to who reads it. */
  readonly begun: boolean;
  /** One is back on the screen where the former session ended. */
  readonly returned: boolean;
}

/** One call per need: no answer is asked for again because a window got the focus or a call failed. */
function createQueryClient(): QueryClient {
  const once = { retry: false, networkMode: 'always' as const };
  return new QueryClient({
    defaultOptions: { queries: { ...once, refetchOnWindowFocus: false, refetchOnReconnect: false }, mutations: once },
  });
}

/** Everything of one session: react-admin's contexts over our provider, the routes of the declarations, and the frame. */
export function createConsole({ sidebar, config, session, memory, begun, returned }: ConsoleOptions): OpenConsole {
  const groups = sidebar.map((group) => group.map(complete));
  const resources = groups.flat();
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const token = session.token();
  const drafts = createDraftStore();
  void drafts.sweep(Date.now());
  const http = createHttp({ apiHost: config.apiHost, session });
  const dataProvider = createDataProvider({ resources, http, onFailure: memory.failures.add });
  const authProvider = createAuthProvider(session);
  const queryClient = createQueryClient();
  const store = memoryStore();
  const pendingRemovals = createPendingRemovals();
  const forgetEnd = session.beforeEnd(() => pendingRemovals.flush(undefined, true));
  const shared: ConsoleContextValue = {
    config,
    session,
    groups,
    byName,
    pendingRemovals,
    logout: () => {
      // While there is a token to send them with.
      pendingRemovals.flush();
      session.logout();
    },
    lastEdited: new Map(),
    scrolled: new Map(),
    moveFocus: { current: begun },
    drafts,
    draftTrouble: { current: false },
    resume: { current: returned ? location.pathname : undefined },
    ...memory,
    isOver: () => session.token() !== token,
    firstEntry: returned ? (loginEntry().idx ?? 0) : 0,
  };

  const frame = (
    <CoreAdminContext {...{ dataProvider, authProvider, queryClient, store, i18nProvider }}>
      <SurroundingsContext value={shared}>
        <ConsoleContext value={shared}>
          <Layout />
        </ConsoleContext>
      </SurroundingsContext>
    </CoreAdminContext>
  );
  const router = createBrowserRouter([{ element: frame, errorElement: <FrameFault />, children: routesOf(resources) }]);
  // A token removed by hand counts from the next step on.
  router.subscribe(() => session.lost());
  return {
    element: <RouterProvider router={router} />,
    dispose: () => {
      forgetEnd();
      pendingRemovals.dispose();
      router.dispose();
      queryClient.clear();
    },
  };
}
