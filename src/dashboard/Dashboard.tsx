import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { addPath, listPath } from '../console/paths';
import { useLogout } from '../console/useLogout';
import type { IconName } from '../declare/icons';
import { CustomContent } from '../page/CustomPageScreen';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ResourceIcon } from '../page/ResourceIcon';
import styles from './Dashboard.module.css';

const today = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** WebKit writes a comma before the year. */
const todayText = () => today.format(new Date()).replace(/, (?=\d{4}$)/, ' ');

interface ScreenLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly hint?: string;
}

function ScreenLink({ to, icon, label, hint }: ScreenLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <ResourceIcon name={icon} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </Link>
  );
}

function DashboardLinks() {
  const { groups } = useConsole();
  const translate = useTranslate();
  const addable = groups.flat().flatMap((screen) => ('create' in screen && screen.create ? [screen] : []));
  return (
    <div className={styles.links}>
      <div className={styles.screens}>
        {groups.map((group) => (
          <div key={group[0]?.name} className={styles.group}>
            {group.map(({ name, label, icon }) => (
              <ScreenLink key={name} to={listPath(name)} icon={icon} label={label} />
            ))}
          </div>
        ))}
      </div>
      {addable.length > 0 && (
        <section>
          <h2>{translate('console.dashboard.shortcuts')}</h2>
          {addable.map(({ name, label, icon, create }) => (
            <ScreenLink key={name} to={addPath(name)} icon={icon} label={create?.heading ?? label} hint={label} />
          ))}
        </section>
      )}
    </div>
  );
}

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
      {dashboard ? <CustomContent load={dashboard} /> : <DashboardLinks />}
      {question}
    </Page>
  );
}
