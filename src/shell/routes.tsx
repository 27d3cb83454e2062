import { Navigate, type RouteObject } from 'react-router-dom';
import type { Screen } from '../console/ConsoleContext';
import { addPath, editBase, listPath, showBase } from '../console/paths';
import { Dashboard } from '../dashboard/Dashboard';
import { dashboardPath } from '../dashboard/dashboardPath';
import type { CompleteForm } from '../declare/complete';
import type { Field } from '../declare/field';
import { isCustomPage } from '../declare/sidebar';
import { preloadInput } from '../kinds/preloadInput';
import { Lazy } from '../lazy/Lazy';
import { lazyPart } from '../lazy/lazyPart';
import { retryableImport } from '../lazy/retryableImport';
import { ListPage } from '../list/ListPage';
import { CustomPageScreen } from '../page/CustomPageScreen';
import { Page } from '../page/Page';
import { NotFoundPage, PageError } from './errorPages';

/** The forms and all that they are made of: not needed by the first list. */
const fetchForms = retryableImport(() => import('../form/FormPage'));

// Few resources have pages for their records.
const fetchPage = retryableImport(() => import('../show/ShowPage'));
const showPage = lazyPart(async () => (await fetchPage()).ShowPage);

/** Fetches what forms are made of, with the inputs of these fields. */
export async function fetchForm(fields: readonly Field[]) {
  const [{ FormPage }] = await Promise.all([fetchForms(), ...fields.map(preloadInput)]);
  return FormPage;
}

function screensOf(resource: Screen): RouteObject[] {
  if (isCustomPage(resource))
    return [{ path: listPath(resource.name), element: <CustomPageScreen key={resource.name} {...resource} /> }];
  const { name, fields, list, show, create, edit, single } = resource;
  const screens: RouteObject[] = [];
  // The key makes each screen its own: nothing of one is left when another is opened.
  if (list && list.columns.length > 0)
    screens.push({ path: listPath(name), element: <ListPage key={name} resource={resource} /> });
  const addForm = (path: string, form: CompleteForm | undefined) => {
    if (!form) return;
    const inputs = form.body ? [] : form.fields.map((field) => fields[field] as Field);
    const props = { resource, form };
    const page = <Lazy key={path} part={lazyPart(() => fetchForm(inputs))} props={props} fallback={<Page busy />} />;
    screens.push({ path, element: page });
  };
  if (show) {
    const props = { resource };
    screens.push({
      path: `${showBase(name)}:id`,
      element: <Lazy key={name} part={showPage} props={props} fallback={<Page busy />} />,
    });
  }
  addForm(addPath(name), create);
  addForm(single ? listPath(name) : `${editBase(name)}:id`, edit);
  return screens;
}

/** All routes: `/x`, `/show-x/:id`, `/add-x` and `/edit-x/:id` of each resource as far as declared, pages, the dashboard, and the page for all others. */
export function routesOf(entries: readonly Screen[]): RouteObject[] {
  const screens: RouteObject[] = [
    { path: '/', element: <Navigate to={dashboardPath} replace /> },
    { path: dashboardPath, element: <Dashboard /> },
    ...entries.flatMap(screensOf),
    { path: '*', element: <NotFoundPage /> },
  ];
  return screens.map((screen) => ({ ...screen, errorElement: <PageError /> }));
}
