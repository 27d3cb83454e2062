import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { addPath, listPath } from '../console/paths';
import styles from './Dashboard.module.css';
import { NewEntries } from './NewEntries';
import { ScreenLink } from './ScreenLink';
import { EditedLast, PendingDrafts } from './UnfinishedWork';

/** What is new, where one was last, and links to all screens. It makes no call of its own. */
export default function DashboardContent() {
  const { groups, received } = useConsole();
  const translate = useTranslate();
  const screens = groups.flat();
  const isReceived = (name: string) => received.some((other) => other.name === name);
  const others = screens.filter(({ name }) => !isReceived(name));
  const addable = screens.flatMap((screen) => ('create' in screen && screen.create ? [screen] : []));
  return (
    <div className={styles.columns}>
      <div>
        {received.length > 0 && <NewEntries />}
        {others.length > 0 && (
          <section>
            <h2>{translate(`console.dashboard.${received.length > 0 ? 'otherScreens' : 'screens'}`)}</h2>
            <div className={styles.screens}>
              {others.map(({ name, label, icon }) => (
                <ScreenLink key={name} to={listPath(name)} icon={icon} label={label} />
              ))}
            </div>
          </section>
        )}
      </div>
      <div>
        <PendingDrafts />
        <EditedLast />
        {addable.length > 0 && (
          <section>
            <h2>{translate('console.dashboard.shortcuts')}</h2>
            {addable.map(({ name, label, create }) => (
              <ScreenLink key={name} to={addPath(name)} label={create?.heading ?? label} hint={label} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
