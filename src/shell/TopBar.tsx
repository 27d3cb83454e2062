import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { type Preferences, readPreferences, setPreference } from '../console/preferences';
import { useLogout } from '../console/useLogout';
import { dashboardPath } from '../dashboard/dashboardPath';
import { Logo } from '../login/Logo';
import { Menu, type MenuChoice } from '../ui/Menu';
import { FailedCalls } from './FailedCalls';
import styles from './TopBar.module.css';

/** Makes the values of a preference a group of a menu; their labels are under `console.shell`. */
function usePreferenceChoices() {
  const translate = useTranslate();
  const [preferences, setPreferences] = useState(readPreferences);
  return <K extends keyof Preferences>(key: K, values: readonly Preferences[K][]): readonly MenuChoice[] =>
    values.map((value) => ({
      label: translate(`console.shell.${key}.${value}`),
      checked: preferences[key] === value,
      choose: () => setPreferences(setPreference({ [key]: value })),
    }));
}

/** The bar: sidebar, product, failed calls, theme, account. Memoised: a change of screens is none of its business. */
export const TopBar = memo(function TopBar(props: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const { isOpen, onToggle } = props;
  const { config, session } = useConsole();
  const { logout, question } = useLogout();
  const choicesOf = usePreferenceChoices();
  const translate = useTranslate();
  const text = (key: string) => translate(`console.shell.${key}`);
  const toggle = text(isOpen ? 'closeSidebar' : 'openSidebar');
  const name = session.credentials()?.name;
  return (
    <AppBar position="sticky" className={styles.bar}>
      <IconButton aria-label={toggle} title={toggle} aria-expanded={isOpen} aria-controls="sidebar" onClick={onToggle}>
        <MenuOutlined />
      </IconButton>
      <Link className={styles.brand} to={dashboardPath}>
        <Logo size={24} />
        {config.title}
      </Link>
      <FailedCalls />
      <Menu label={text('theme.label')} groups={[choicesOf('theme', ['system', 'light', 'dark', 'contrast'])]}>
        <ContrastOutlined />
      </Menu>
      <Menu
        label={name ? translate('console.shell.accountOf', { name }) : text('account')}
        className={styles.account}
        groups={[
          choicesOf('density', ['comfortable', 'compact']),
          choicesOf('hiddenTab', ['mask', 'show']),
          ...(logout ? [[{ label: text('logout'), icon: <LogoutOutlined />, choose: logout }]] : []),
        ]}
      >
        <b className={styles.initial} aria-hidden="true" data-initial={(name ?? 'A').charAt(0).toUpperCase()} />
        <span className={styles.name}>{name ?? text('account')}</span>
      </Menu>
      {question}
    </AppBar>
  );
});
