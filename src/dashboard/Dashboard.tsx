import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { useLogout } from '../console/useLogout';
import { Lazy } from '../lazy/Lazy';
import { partOf } from '../lazy/lazyPart';
import { CustomContent } from '../page/CustomPageScreen';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';

const today = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** WebKit writes a comma before the year. */
const todayText = () => today.format(new Date()).replace(/, (?=\d{4}$)/, ' ');

// Not needed by those who come by the address of a list.
const fetchContent = () => import('./DashboardContent');

/** The welcome page. Its links need no call. */
export function Dashboard() {
  const { dashboard } = useConsole();
  const { logout, question } = useLogout();
  const translate = useTranslate();
  return (
    <Page scrolls>
      <PageHeader heading={translate('console.dashboard.heading')} crumb={todayText()}>
        {logout && (
          <Button variant="outlined" startIcon={<LogoutOutlined />} onClick={logout}>
            {translate('console.shell.logout')}
          </Button>
        )}
      </PageHeader>
      {dashboard ? <CustomContent load={dashboard} /> : <Lazy part={partOf(fetchContent)} props={{}} />}
      {question}
    </Page>
  );
}
