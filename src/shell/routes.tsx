import { Navigate, type RouteObject } from 'react-router-dom';
import type { CompleteResource } from '../declare';
import { Fetched } from '../fetching/Fetched';
import { fetchedPart } from '../fetching/fetchedPart';
import { refetching } from '../fetching/refetching';
import { ListPage } from '../views/ListPage';
import { addPath, editPath, listPath } from '../views/paths';
import { Dashboard, dashboardPath } from './Dashboard';
import { NotFoundPage } from './NotFoundPage';
import { ScreenFault } from './ScreenFault';

/** The forms and all that they are made of: not needed by the first list. */
export const fetchForms = refetching(() => import('../views/FormPage'));
const addPage = fetchedPart(async () => (await fetchForms()).AddPage);
const editPage = fetchedPart(async () => (await fetchForms()).EditPage);

function screensOf(resource: CompleteResource): RouteObject[] {
  const { name, list, create, edit } = resource;
  const screens: RouteObject[] = [];
  // The key makes each resource's screen its own: nothing of one is left when another is opened.
  if (list && list.columns.length > 0)
    screens.push({ path: listPath(name), element: <ListPage key={name} resource={resource} /> });
  const formOf = (part: typeof addPage) => <Fetched key={name} part={part} props={{ resource }} />;
  if (create) screens.push({ path: addPath(name), element: formOf(addPage) });
  if (edit) screens.push({ path: `${editPath(name, '')}:id`, element: formOf(editPage) });
  return screens;
}

/** All routes: `/x`, `/add-x` and `/edit-x/:id` of each resource as far as declared, the dashboard, and the page for all others. */
export function routesOf(resources: readonly CompleteResource[]): RouteObject[] {
  const screens: RouteObject[] = [
    { path: '/', element: <Navigate to={dashboardPath} replace /> },
    { path: dashboardPath, element: <Dashboard /> },
    ...resources.flatMap(screensOf),
    { path: '*', element: <NotFoundPage /> },
  ];
  return screens.map((screen) => ({ ...screen, errorElement: <ScreenFault /> }));
}
