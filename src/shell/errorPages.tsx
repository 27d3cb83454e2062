import SearchOutlined from '@mui/icons-material/SearchOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { dashboardPath } from '../dashboard/dashboardPath';
import { retryFailedParts } from '../lazy/lazyPart';
import { PlainError } from '../login/PlainPage';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { EmptyState } from '../ui/EmptyState';

// What browsers say of a part of the program that they could not load; each has its own words.
const loadFailure = /dynamically imported module|importing a module script|preload CSS/i;

function useLoggedError(): unknown {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return error;
}

/** Stands in place of the frame when that itself failed. */
export function LayoutError() {
  useLoggedError();
  return <PlainError problem="layout" />;
}

/** Stands in place of a screen that failed: the frame and the other screens still work. */
export function PageError() {
  const error = useLoggedError();
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const text = (key: string) => translate(`console.pages.${key}`);
  // By whatever link the screen is opened again, it is loaded again.
  useEffect(retryFailedParts, []);
  const isNotLoaded = error instanceof Error && loadFailure.test(error.message);
  const actions = (
    <>
      {isNotLoaded && (
        <Button variant="contained" onClick={() => navigate(here, { replace: true, state })}>
          {text('tryAgain')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => location.reload()}>
        {text('reload')}
      </Button>
      <Button component={Link} to={dashboardPath}>
        {text('dashboard')}
      </Button>
    </>
  );
  const title = text(isNotLoaded ? 'error.notLoaded' : 'error.title');
  return (
    <Page scrolls>
      <PageHeader heading={text('error.heading')} />
      <EmptyState isError icon={<WarningAmberOutlined />} title={title} actions={actions}>
        <p>{text(isNotLoaded ? 'error.notLoadedText' : 'error.text')}</p>
      </EmptyState>
    </Page>
  );
}

/** Shown for an address that is no screen. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const link = (
    <Button variant="outlined" component={Link} to={dashboardPath}>
      {translate('console.pages.dashboard')}
    </Button>
  );
  return (
    <Page scrolls>
      <PageHeader heading={translate('console.pages.notFound.heading')} />
      <EmptyState icon={<SearchOutlined />} title={translate('console.pages.notFound.text')} actions={link}>
        <code>{pathname}</code>
      </EmptyState>
    </Page>
  );
}
