import { Link, useLocation } from 'react-router-dom';
import type { IconName } from '../declare';
import { useConsole } from '../views/ConsoleContext';
import { addPath, listPath } from '../views/paths';
import { dashboardPath } from './Dashboard';

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Whether a path is a list or one of its forms. */
function belongsTo(path: string, name: string): boolean {
  return path === listPath(name) || path === addPath(name) || path.startsWith(`/edit-${name}/`);
}

/** The screens, in the declared order and groups. The current one is marked on its forms too. */
export function Sidebar({ onChoose }: { readonly onChoose: () => void }) {
  const { groups } = useConsole();
  const { pathname } = useLocation();
  const shown = groups
    .map((group) => group.filter(({ list }) => list && list.columns.length > 0))
    .filter((group) => group.length > 0);
  const link = ({ to, label, icon }: Entry, isCurrent: boolean) => (
    <li key={to}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
        <i className={`i i-${icon}`} aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
  return (
    <nav className="side" id="side" aria-label="Screens">
      <ul>{link({ to: dashboardPath, label: 'Dashboard', icon: 'dashboard' }, pathname === dashboardPath)}</ul>
      {shown.map((group) => (
        <ul key={group[0]?.name}>
          {group.map(({ name, label, icon }) => link({ to: listPath(name), label, icon }, belongsTo(pathname, name)))}
        </ul>
      ))}
    </nav>
  );
}
