import { Link } from 'react-router-dom';
import { useConsole } from '../views/ConsoleContext';
import { PageHead } from '../views/PageHead';
import { addPath, listPath } from '../views/paths';

export const dashboardPath = '/dashboard';

const today = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The welcome page: complete without any call. */
export function Dashboard() {
  const { groups, logout } = useConsole();
  const screens = groups
    .map((group) => group.filter(({ list }) => list && list.columns.length > 0))
    .filter((group) => group.length > 0);
  const addable = screens.flat().filter(({ create }) => create);
  return (
    <main className="sheet scroll" id="page" tabIndex={-1}>
      <PageHead heading="Welcome" crumb={today.format(new Date())}>
        <button type="button" className="b" onClick={logout}>
          <i className="i i-logout" aria-hidden="true" />
          Logout
        </button>
      </PageHead>
      <div className="dash">
        <div className="areas">
          {screens.map((group) => (
            <div key={group[0]?.name} className="links">
              {group.map(({ name, label, icon }) => (
                <Link key={name} to={listPath(name)}>
                  <i className={`i i-${icon}`} aria-hidden="true" />
                  <span>{label}</span>
                </Link>
              ))}
            </div>
          ))}
        </div>
        {addable.length > 0 && (
          <section>
            <h2>Shortcuts</h2>
            <div className="links">
              {addable.map(({ name, label, icon, create }) => (
                <Link key={name} to={addPath(name)}>
                  <i className={`i i-${icon}`} aria-hidden="true" />
                  <span>
                    <span>{create?.heading}</span>
                    <small>{label}</small>
                  </span>
                </Link>
              ))}
            </div>
          </section>
        )}
      </div>
    </main>
  );
}
