import { type ReactElement, useSyncExternalStore } from 'react';
import type { Site } from '../declare/site';
import { LoginPage } from '../login/LoginPage';
import { PlainError } from '../login/PlainPage';
import { translate } from '../login/translate';
import type { Config } from '../provider/config';
import type { Session } from '../session/session';
import { createStore } from '../store/createStore';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './App.module.css';

/** A console for one session. `dispose` releases the address and everything that was loaded. */
export interface OpenConsole {
  readonly element: ReactElement;
  dispose(): void;
}

/** The console of the current session; nothing while signed out. */
type Opening = OpenConsole | 'loading' | 'not-loaded' | undefined;

/**
 * Opens one console per session: nothing loaded in one session is there in the next. `begun` says whether the session
 * was begun on this page. The console is kept as state, not behind Suspense, which would hold it back for 300 ms.
 */
export function consoleOpener(session: Session, load: (begun: boolean) => Promise<OpenConsole>) {
  const { get, set, subscribe } = createStore<Opening>(undefined);
  let attempt = 0;
  let begun = false;
  const open = async () => {
    attempt += 1;
    const own = attempt;
    set('loading');
    const opened = await load(begun).catch((error: unknown) => {
      console.error(error);
      return 'not-loaded' as const;
    });
    if (own === attempt) set(opened);
    else if (opened !== 'not-loaded') opened.dispose();
  };
  session.subscribe(() => {
    begun = session.state().absence === undefined;
    if (begun) return void open();
    attempt += 1;
    const last = get();
    if (typeof last === 'object') last.dispose();
    set(undefined);
  });
  if (session.state().absence === undefined) void open();
  return { state: get, subscribe, retry: () => void open() };
}

interface AppProps {
  readonly site: Site;
  readonly config: Config;
  readonly session: Session;
  readonly opener: ReturnType<typeof consoleOpener>;
  /** Loads what the console needs without running it. */
  readonly fetchConsole: () => Promise<unknown>;
}

/** Login page or console. The guard stands here, before the router: signed out there is no screen to reach. */
export function App({ site, config, session, opener, fetchConsole }: AppProps) {
  const opening = useSyncExternalStore(opener.subscribe, opener.state);
  if (opening === undefined) return <LoginPage site={site} config={config} session={session} onTyping={fetchConsole} />;
  if (opening === 'not-loaded') return <PlainError problem="notLoaded" onRetry={opener.retry} />;
  if (opening !== 'loading') return opening.element;
  // Desk and sheet of the frame to come, so that nothing jumps when it is there.
  return (
    <div className={styles.desk} aria-busy="true">
      <main className={styles.sheet}>
        <VisuallyHidden role="status">{translate('console.session.loading')}</VisuallyHidden>
      </main>
    </div>
  );
}
