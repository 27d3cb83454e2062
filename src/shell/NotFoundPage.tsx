import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../views/PageHead';
import { dashboardPath } from './Dashboard';

/** Shown for an address that is no screen. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <main className="sheet scroll" id="page" tabIndex={-1}>
      <PageHead heading="Not found" />
      <div className="void">
        <i className="i i-search" aria-hidden="true" />
        <strong>There is no screen at this address</strong>
        <p className="mono">{pathname}</p>
        <div className="row">
          <Link className="b" to={dashboardPath}>
            Go to the dashboard
          </Link>
        </div>
      </div>
    </main>
  );
}
