import type { AppCounts } from './AppCounts';
import type { AppName } from './apps';
import { countExports } from './countExports';
import { countLists } from './countLists';
import { countLogin } from './countLogin';
import { countShifts } from './countShifts';
import { countWalk } from './countWalk';
import type { ServedApp } from './openPage';
import { serveBuilt } from './serveBuilt';

/** Counts everything that can be counted for an app that is already served. */
export async function countServed(served: ServedApp): Promise<AppCounts> {
  const { redirects, ...walked } = await countWalk(served);
  const login = { ...(await countLogin(served)), redirects };
  const lists = await countLists(served);
  const shifts = await countShifts(served);
  // The others have none.
  const exports = served.app.name === 'console' ? { exports: await countExports(served) } : {};
  return { login, ...walked, lists, ...exports, shifts, modules: served.modules };
}

/** Builds and serves an app and counts everything that can be counted for it. */
export async function countApp(name: AppName): Promise<AppCounts> {
  const served = await serveBuilt(name);
  try {
    return await countServed(served);
  } finally {
    await served.close();
  }
}
