import { useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { addPath, editBase, listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { fetchForm } from './routes';

/** ms after which the first screen has what it needs. */
const idleAfter = 300;

/** Whether what nobody asked for may be fetched: not where data is to be saved, or would be in the way of what is needed. */
function isSpare(): boolean {
  // Only Chromium tells of the connection.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

// Opening the screen loads it again, and then shows the error.
const ignore = () => undefined;

/**
 * Fetches scripts ahead, never data: those of all forms a moment after the first screen, and the inputs of one form when its
 * link is pointed at or gets the focus.
 */
export function usePrefetch(): void {
  const { byName } = useConsole();
  useEffect(() => {
    const idle = setTimeout(() => isSpare() && void fetchForm([]).catch(ignore), idleAfter);
    return () => clearTimeout(idle);
  }, []);
  useEffect(() => {
    const unmounted = new AbortController();
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin) return;
      const leadsTo = ({ name, single }: CompleteResource) =>
        link.pathname === (single ? listPath : addPath)(name) || link.pathname.startsWith(editBase(name));
      const resource = [...byName.values()].find(leadsTo);
      if (!resource) return;
      const fields = Object.values(resource.fields);
      for (const field of fields) field.kind.preload?.(field);
      void fetchForm(fields).catch(ignore);
    };
    // One listener for all links: those of a list have none of their own, however many there are.
    for (const event of ['pointerover', 'focusin'])
      document.addEventListener(event, onLink, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [byName]);
}
