import { Suspense, use, useReducer, useSyncExternalStore } from 'react';
import type { Site } from '../declare';
import type { Config } from '../provider/config';
import type { Session } from '../provider/session';
import type { ConsoleOpener } from './consoleOpener';
import { FrameSkeleton } from './FrameSkeleton';
import { LoginPage } from './LoginPage';
import { NotFetched } from './NotFetched';

interface AppProps {
  readonly site: Site;
  readonly config: Config;
  readonly session: Session;
  readonly opener: ConsoleOpener;
  /** Fetches what the console needs without running it. */
  readonly fetchConsole: () => Promise<unknown>;
}

function Opened({ opener }: Pick<AppProps, 'opener'>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const opened = use(opener.open());
  if (opened !== 'not-fetched') return opened.element;
  const retry = () => {
    opener.retry();
    redraw();
  };
  return <NotFetched onRetry={retry} />;
}

/** Login or console, as the session says. The guard stands here, before the router: signed out there is no screen to reach. */
export function App({ site, config, session, opener, fetchConsole }: AppProps) {
  const { absence } = useSyncExternalStore(session.subscribe, session.state);
  if (absence !== undefined) return <LoginPage site={site} config={config} session={session} onTyping={fetchConsole} />;
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Opened opener={opener} />
    </Suspense>
  );
}
