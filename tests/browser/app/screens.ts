import { cellsOf } from '../harness/cellsOf';
import { areas, sortOf } from './areas';

/** The sidebar: addresses and names from top to bottom. */
export const sidebarLinks: readonly (readonly [path: string, label: string])[] = [
  ['/dashboard', 'Dashboard'],
  ['/home-features', 'Home Features'],
  ['/loan-form-effortless', 'Loan Form Effortless'],
  ['/loan-step', 'Loan Step'],
  ['/loan-details', 'Loan Details'],
  ['/loan-benefits', 'Loan Benefits'],
  ['/loan-criteria', 'Loan Criteria'],
  ['/loan-features', 'Loan Features'],
  ['/loan-effortless', 'Loan Effortless'],
  ['/loan-image', 'Loan Image'],
  ['/talk-to-expart', 'Talk to Expert'],
  ['/user-details', 'User Details'],
  ['/career-form', 'Career Form'],
  ['/offer-form', 'Offer Form'],
  ['/disclaimer', 'Disclaimer'],
  ['/terms-condition', 'Terms Condition'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/business-partner', 'Business Partner'],
  ['/dsa-form', 'DSA Form'],
  ['/mission', 'Mission'],
];

/** A table of submissions: its list call, the key of its rows, and how sentences name them. */
export interface SubmissionTable {
  readonly list: string;
  readonly label: string;
  readonly items: string;
  readonly call: string;
  readonly key: string;
  /** Its controls besides words. */
  readonly holds?: 'files' | 'secrets';
}

export const tables: readonly SubmissionTable[] = [
  { list: '/talk-to-expart', label: 'Talk to Expert', items: 'queries', call: 'GET /loan/talkToExpart', key: 'data' },
  {
    list: '/user-details',
    label: 'User Details',
    items: 'users',
    call: 'GET /loan/userDetails',
    key: 'data',
    holds: 'secrets',
  },
  {
    list: '/career-form',
    label: 'Career Form',
    items: 'submissions',
    call: 'GET /loan/careerForm',
    key: 'data',
    holds: 'files',
  },
  { list: '/offer-form', label: 'Offer Form', items: 'submissions', call: 'GET /loan/offerForm', key: 'loan' },
  {
    list: '/business-partner',
    label: 'Business Partner',
    items: 'submissions',
    call: 'GET /loan/businessPartnerForm',
    key: 'loan',
  },
  {
    list: '/dsa-form',
    label: 'DSA Form',
    items: 'submissions',
    call: 'GET /loan/getDSAForm',
    key: 'loan',
    holds: 'files',
  },
];

/** A screen reached from a list: its address and its submit button. */
export interface FormScreen {
  readonly path: string;
  readonly list: string;
  readonly button: string;
}

export const addScreens: readonly FormScreen[] = areas.flatMap(({ add, list, item }) =>
  add ? [{ path: add, list, button: `Add ${item}` }] : [],
);

export const editScreens: readonly FormScreen[] = areas.map(({ edit, list, item }) => ({
  path: edit,
  list,
  button: `Update ${item}`,
}));

export const listPaths: readonly string[] = sidebarLinks.map(([path]) => path);

/** Every named route except '/': 20 in the sidebar, 9 add forms, 13 edit forms. */
export const routes: readonly string[] = [...listPaths, ...[...addScreens, ...editScreens].map(({ path }) => path)];

/** The kind of a sidebar screen: the dashboard, the tables of submissions, and each kind of area. */
function sortOfScreen(list: string): string {
  const area = areas.find((one) => one.list === list);
  if (area) return `${sortOf(area)} ${area.grid && 'grid'}`;
  const table = tables.find((one) => one.list === list);
  return table ? `table ${table.holds}` : list;
}

const sortOfForm = ({ path, list }: FormScreen) => `${path.split('-', 1)} ${sortOfScreen(list)}`;

/** One sidebar screen of each kind, for behaviour that all of a kind share. */
export const someLinks = cellsOf(sidebarLinks, ([path]) => sortOfScreen(path));

/** One form of each kind, for behaviour that all of a kind share. */
export const someForms = cellsOf([...addScreens, ...editScreens], sortOfForm);
