import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { forgetUnfetched } from '../fetching/fetchedPart';
import { PageHead } from '../views/PageHead';
import { dashboardPath } from './Dashboard';

/** Stands in place of a screen that broke: the frame and the other screens go on working. */
export function ScreenFault() {
  const error = useRouteError();
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  useEffect(() => console.error(error), [error]);
  // Gone from, by whatever link, and come back to, it is fetched anew.
  useEffect(forgetUnfetched, []);
  // What a browser says of a part of the program that it could not fetch; each has its own words.
  const isFetch =
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
  return (
    <main className="sheet scroll" id="page" tabIndex={-1}>
      <PageHead heading="This screen broke" />
      <div className="void">
        <i className="i i-warn" aria-hidden="true" />
        <div role="alert">
          <strong>{isFetch ? 'This screen could not be fetched' : 'The console ran into a fault of its own'}</strong>
          <p>
            {isFetch
              ? 'Its program did not come from the console’s server. What you typed is kept as a draft.'
              : 'The other screens work. Nothing was sent to the site by this.'}
          </p>
        </div>
        <div className="row">
          {isFetch && (
            <button type="button" className="b p" onClick={() => navigate(here, { replace: true, state })}>
              Try again
            </button>
          )}
          <button type="button" className="b" onClick={() => location.reload()}>
            Load it again
          </button>
          <Link className="b q" to={dashboardPath}>
            Go to the dashboard
          </Link>
        </div>
      </div>
    </main>
  );
}
