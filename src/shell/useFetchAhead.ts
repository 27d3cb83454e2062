import { useEffect } from 'react';
import type { CompleteResource } from '../declare';
import { fetchInput } from '../kinds/fetchInput';
import { useConsole } from '../views/ConsoleContext';
import { addPath, editPath } from '../views/paths';
import { fetchForms } from './routes';

/** ms after which the first screen has what it needs. */
const idleAfter = 300;

/** What Chromium tells of the connection; others tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what nobody asked for may be fetched: not where data is to be saved, or would be in the way of what is needed. */
function isSpare(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/** The resource whose form a link leads to. */
function formOf(target: EventTarget | null, resources: readonly CompleteResource[]): CompleteResource | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return undefined;
  const { pathname } = link;
  return resources.find(({ name }) => pathname === addPath(name) || pathname.startsWith(editPath(name, '')));
}

async function fetchFormOf({ fields }: CompleteResource): Promise<void> {
  await Promise.all([fetchForms(), ...Object.values(fields).map(fetchInput)]);
}

// Fetched again, and then told, when the screen is opened.
const untold = () => undefined;

/**
 * Fetches scripts ahead, never data: those of the forms a moment after the first screen, and all that one form needs when
 * its link is pointed at or gets the focus.
 */
export function useFetchAhead(): void {
  const { byName } = useConsole();
  useEffect(() => {
    const idle = setTimeout(() => isSpare() && void fetchForms().catch(untold), idleAfter);
    return () => clearTimeout(idle);
  }, []);
  useEffect(() => {
    const resources = [...byName.values()];
    const onLink = ({ target }: Event) => {
      const resource = formOf(target, resources);
      if (resource) void fetchFormOf(resource).catch(untold);
    };
    // One listener for all links: those of a list have none of their own, however many there are.
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onLink);
    return () => {
      for (const event of events) document.removeEventListener(event, onLink);
    };
  }, [byName]);
}
