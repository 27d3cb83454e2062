import './theme/entry.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '../resources/site';
import { ignoreStrayFiles } from './console/ignoreStrayFiles';
import { applyPreferences, readPreferences } from './console/preferences';
import { retryableImport } from './lazy/retryableImport';
import { PlainError } from './login/PlainPage';
import { keepReturnAddress } from './login/returnAddress';
import { type Config, readConfig } from './provider/config';
import { createEndedSessions } from './session/endedSessions';
import { createPageMemory } from './session/pageMemory';
import { createSession, type Session } from './session/session';
import { shareSessionBetweenTabs } from './session/shareSessionBetweenTabs';
import { App, consoleOpener } from './shell/App';

/** Everything behind the login page: fetched while the administrator types, and at once if there is a session. */
const fetchConsole = retryableImport(() => import('./behindLogin'));

/** The session where nobody signs in. */
const nobody = { token: 'none', user: undefined, name: undefined };

/** The session of this tab, shared with the other tabs; nothing if the browser blocks session storage. */
function openSession() {
  try {
    const session = createSession(sessionStorage);
    if (site.auth === false && session.token() === null) session.signIn(nobody);
    const tabs = shareSessionBetweenTabs(
      session,
      createEndedSessions(() => localStorage),
    );
    // Back from another site: the browser may show the page as it was left.
    addEventListener('pageshow', tabs.check);
    return { session, tabs };
  } catch {
    return undefined;
  }
}

function openerOf(session: Session, config: Config) {
  const { returned } = keepReturnAddress(session);
  const memoryOfName = createPageMemory(session);
  return consoleOpener(session, async (begun) => {
    // Before anything is awaited: the session may end in the meantime.
    const memory = memoryOfName();
    const changed: typeof import('./behindLogin') | undefined = import.meta.hot?.data.changed;
    const { createConsole, resources } = changed ?? (await fetchConsole());
    // Once for each change: a later sign-in is none.
    const isBack = import.meta.hot?.data.isPending === true || (begun && returned.current);
    if (import.meta.hot) import.meta.hot.data.isPending = false;
    return createConsole({ sidebar: resources, site, config, session, memory, begun, returned: isBack });
  });
}

async function start(): Promise<void> {
  const applyStored = () => applyPreferences(readPreferences());
  applyStored();
  matchMedia('(prefers-contrast: more)').addEventListener('change', applyStored);
  ignoreStrayFiles();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const opened = openSession();
  if (!opened) return root.render(<PlainError problem="noStorage" />);
  const { session, tabs } = opened;
  const reading = readConfig(site);
  if (session.token() === null) {
    const asked = tabs.ask();
    // At `/` the form is shown at once, and the session of another tab may come a moment later.
    if (location.pathname !== '/') await asked;
  }
  // In parallel with the settings. If it fails, the opener tries again and reports it.
  if (session.token() !== null) void fetchConsole().catch(() => undefined);
  const result = await reading;
  if (result === 'unreachable') return root.render(<PlainError problem="unreachable" />);
  if ('errors' in result) return root.render(<PlainError problem="config" details={result.errors} />);
  const { config } = result;
  document.title = config.title;
  const opener = openerOf(session, config);
  // While declarations are being edited: their console in the place of the former one, at the same address.
  if (import.meta.hot)
    import.meta.hot.accept('./behindLogin', (changed) => {
      const last = opener.state();
      if (import.meta.hot) Object.assign(import.meta.hot.data, { changed, isPending: last !== undefined });
      if (last === undefined) return;
      // What is still being loaded is the former console: it is given up when it comes.
      if (typeof last === 'object') last.dispose();
      opener.retry();
    });
  root.render(
    <StrictMode>
      <App site={site} config={config} session={session} opener={opener} fetchConsole={fetchConsole} />
    </StrictMode>,
  );
}

void start();
