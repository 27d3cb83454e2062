import { type PagedSite, pagedSite } from '../export/pagedSite';
import { userRows, users } from '../export/userRows';
import { walkExport } from '../export/walkExport';
import type { Visit } from '../harness/Visit';

/** A list with something open or searched, in which axe must find nothing. */
export interface ListState {
  readonly name: string;
  readonly path: string;
  /** Does what the address does not say, and waits until the state is on the screen. The site has 35 users, page by page. */
  reach(visit: Visit, site: PagedSite): Promise<unknown>;
}

const address = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(params)}`;
const status = ({ page }: Visit, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const searched = { filter: '{"q":"ravi"}' };
const allPages = { all: '1', sort: 'id', order: 'DESC' };

/** Every state of finding and exporting; a part that is added to lists adds its own here. */
export const listStates: readonly ListState[] = [
  {
    name: 'a page that is searched',
    path: address(users.path, searched),
    reach: (visit) => status(visit, '10 of 10 on this page'),
  },
  {
    name: 'a page in which nothing is found',
    path: address(users.path, { filter: '{"q":"nowhere"}' }),
    reach: ({ page }) => page.getByText('Nothing on this page matches.').waitFor(),
  },
  {
    name: 'all pages while they are read',
    path: users.path,
    reach: async (visit, site) => {
      // Never answered: the reading goes on until the page is closed.
      site.before = (page) => (page > 1 ? new Promise(() => undefined) : undefined);
      await button(visit, 'Search all pages').click();
      await visit.page.getByRole('progressbar').waitFor();
      // Until the first page has been read again, the rows are those of before, and pale.
      await visit.page.locator('main section[aria-busy=false]').waitFor();
    },
  },
  {
    name: 'all pages of which one failed',
    path: address(users.path, allPages),
    reach: ({ page }, site) => {
      site.before = async (number) => (number > 1 ? { status: 500, json: {} } : undefined);
      return page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'all pages, searched, filtered and sorted, with the form of the filters',
    path: address(users.path, { ...allPages, filter: '{"q":"ravi","status":"1"}' }),
    reach: async (visit) => {
      await status(visit, '35 users read.');
      await visit.page.getByRole('list', { name: 'Active filters' }).waitFor();
      await button(visit, 'Filter').click();
      await visit.field('Status').waitFor();
    },
  },
  {
    name: 'a table that came whole, searched and sorted',
    path: address('/loan-step', { filter: '{"q":"a"}', sort: 'title', order: 'DESC' }),
    reach: (visit) => status(visit, ' of '),
  },
  {
    name: 'cards that are searched and sorted',
    path: address('/home-features', { filter: '{"q":"a"}', sort: 'title', order: 'DESC' }),
    reach: (visit) => status(visit, ' of ').then(() => visit.field('Sort by').waitFor()),
  },
  {
    name: 'a grid that is sorted',
    path: address('/loan-image?loan_id=1', { sort: 'position', order: 'ASC' }),
    reach: (visit) => visit.field('Sort by').waitFor(),
  },
  {
    name: 'the menu and the dialogs of an export',
    path: users.path,
    reach: ({ page }, site) => walkExport(page, site),
  },
];

/** Opens a console at a state, with 35 users in the site. */
export async function reachState(visit: Visit, { path, reach }: ListState): Promise<void> {
  const site = await pagedSite(visit, users, userRows(35));
  await visit.goto(path);
  await visit.page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await reach(visit, site);
}
