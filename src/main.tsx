import './look/entry.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '../resources/site';
import { refetching } from './fetching/refetching';
import { readConfig } from './provider/config';
import { createPageMemory } from './provider/pageMemory';
import { createSession } from './provider/session';
import { shareSession } from './provider/shareSession';
import { App } from './shell/App';
import { ConfigFaults } from './shell/ConfigFaults';
import { consoleOpener } from './shell/consoleOpener';
import { keepPlace } from './shell/keepPlace';
import { StartFault } from './shell/StartFault';
import { applyPreferences, readPreferences } from './views/preferences';

applyPreferences(readPreferences());
const root = createRoot(document.getElementById('root') as HTMLElement);

/** The session of this tab and its ties to other tabs; nothing where the browser blocks the storage that it lives in. */
function openSession() {
  try {
    const session = createSession(sessionStorage);
    return { session, tabs: shareSession(session) };
  } catch {
    return undefined;
  }
}

/** On `/` the form is wanted at once, so another tab's session may come a moment later; elsewhere one waits for it. */
async function findSession({ session, tabs }: NonNullable<ReturnType<typeof openSession>>): Promise<void> {
  if (session.token() !== null) return;
  const asked = tabs.ask();
  if (location.pathname !== '/') await asked;
}

const fetchShell = refetching(() => import('./shell/createConsole'));
const fetchResources = refetching(() => import('../resources'));
/** React, the resources and all that reads them: fetched while the administrator types. */
const fetchConsole = () => Promise.all([fetchShell(), fetchResources()]);

async function start(): Promise<void> {
  const opened = openSession();
  if (!opened) {
    root.render(
      <StartFault
        heading="The console cannot keep a session"
        hint="Allow this site to store data, and load the page again."
      >
        This browser blocks the session storage of this site.
      </StartFault>,
    );
    return;
  }
  const { session } = opened;
  const [settings] = await Promise.all([readConfig(site), findSession(opened)]);
  if (settings === 'unreachable' || 'faults' in settings) {
    root.render(<ConfigFaults faults={settings === 'unreachable' ? settings : settings.faults} />);
    return;
  }
  const { config } = settings;
  const { returned } = keepPlace(session);
  document.title = config.title;
  const memoryOfName = createPageMemory(session);
  const opener = consoleOpener(session, async (begun) => {
    // Before anything is waited for: the session may end meanwhile.
    const memory = memoryOfName();
    const [{ createConsole }, { resources }] = await fetchConsole();
    return createConsole({ sidebar: resources, config, session, memory, begun, returned: begun && returned.current });
  });
  root.render(
    <StrictMode>
      <App site={site} config={config} session={session} opener={opener} fetchConsole={fetchConsole} />
    </StrictMode>,
  );
}

void start();
