import type { ConsoleContextValue } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import type { ExportJob } from './createExportJob';

/** An export, and whose it is. */
interface KeptExport {
  /** The memory of a signed-in name: the same in the next session of that name, and another for anyone else. */
  readonly owner: object;
  readonly resource: string;
  readonly job: ExportJob;
}

/** It outlives the screen and the session, while the page is open: an administrator who signs in again goes on. */
let kept: KeptExport | undefined;

/** Forgets the export that was kept, and leaves no file of it. */
export function dropExport(job = kept?.job): void {
  if (!kept || kept.job !== job) return;
  if (kept.job.get().phase !== 'done') kept.job.discard();
  kept = undefined;
}

/** Keeps an export in place of the one before, until it is dropped or the administrator logs out. */
export function keepExport({ missedMessages, session }: ConsoleContextValue, resource: string, job: ExportJob): void {
  dropExport();
  kept = { owner: missedMessages, resource, job };
  const unsubscribe = session.subscribe(() => {
    if (session.state().absence !== 'logout') return;
    unsubscribe();
    dropExport(job);
  });
}

/** The export of this resource that has not been dropped; none of someone else. */
export function keptExport({ missedMessages }: ConsoleContextValue, { name }: CompleteResource): ExportJob | undefined {
  if (kept && kept.owner !== missedMessages) dropExport();
  return kept?.resource === name ? kept.job : undefined;
}
