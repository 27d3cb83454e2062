import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConsole } from '../views/ConsoleContext';
import { type Preferences, readPreferences, setPreference } from '../views/preferences';
import { useLogout } from '../views/useLogout';
import { dashboardPath } from './Dashboard';
import { Failures } from './Failures';
import { Mark } from './Mark';
import { Menu, type MenuItem } from './Menu';

interface BarProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const themes = { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;
const hiddenTabs = { mask: 'Mask secrets in a hidden tab', show: 'Leave secrets in a hidden tab' } as const;
const densities = { comfortable: 'Comfortable rows', compact: 'Compact rows' } as const;

function radios<K extends 'theme' | 'density' | 'hiddenTab'>(
  key: K,
  texts: Readonly<Record<Preferences[K], string>>,
  now: Preferences,
  choose: (change: Partial<Preferences>) => void,
): MenuItem[] {
  return (Object.entries(texts) as [Preferences[K], string][]).map(([value, label]) => ({
    label,
    checked: now[key] === value,
    choose: () => choose({ [key]: value }),
  }));
}

/** The bar: sidebar, product, theme, account. */
export function Bar({ isOpen, onToggle }: BarProps) {
  const { config, session } = useConsole();
  const { logout, question } = useLogout();
  const [preferences, setPreferences] = useState(readPreferences);
  const choose = (change: Partial<Preferences>) => setPreferences(setPreference(change));
  const name = session.credentials()?.name;
  const toggle = isOpen ? 'Close the sidebar' : 'Open the sidebar';
  return (
    <header className="bar">
      <button
        type="button"
        className="icon"
        aria-label={toggle}
        title={toggle}
        aria-expanded={isOpen}
        aria-controls="side"
        onClick={onToggle}
      >
        <i className="i i-menu" aria-hidden="true" />
      </button>
      <Link className="brand" to={dashboardPath}>
        <Mark size={24} />
        <span>{config.title}</span>
      </Link>
      <span className="grow" />
      <Failures />
      <Menu label="Theme" className="icon" groups={[radios('theme', themes, preferences, choose)]}>
        <i className="i i-theme" aria-hidden="true" />
      </Menu>
      <Menu
        label={name ? `Account of ${name}` : 'Account'}
        className="who"
        groups={[
          radios('density', densities, preferences, choose),
          radios('hiddenTab', hiddenTabs, preferences, choose),
          [{ label: 'Logout', icon: 'logout', choose: logout }],
        ]}
      >
        <b className="face" aria-hidden="true" data-initial={(name ?? 'A').charAt(0).toUpperCase()} />
        <span className="nm">{name ?? 'Account'}</span>
      </Menu>
      {question}
    </header>
  );
}
