import { contractCalls } from './contract.ts';
import type { Ask } from './signedIn.ts';

const loans = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** Every list of the site with all its rows, as path and response. */
export async function everything(ask: Ask): Promise<readonly unknown[]> {
  const lists = contractCalls().filter(({ name }) => name.startsWith('list'));
  const paths = lists.flatMap(({ call }) => {
    if (call.paging) return `${call.path}?page=1&limit=1000`;
    return call.path.includes(':') ? loans.map((loan) => call.path.replace(':loanId', loan)) : call.path;
  });
  return Promise.all(paths.map(async (path) => [path, await (await ask('GET', `/api${path}`)).json()]));
}
