import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '../declare/icons';
import { ResourceIcon } from '../page/ResourceIcon';
import styles from './Dashboard.module.css';

interface ScreenLinkProps {
  readonly to: string;
  readonly icon?: IconName;
  readonly label: string;
  readonly hint?: string;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

export function ScreenLink({ to, icon, label, hint, children }: ScreenLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {icon && <ResourceIcon name={icon} />}
      <span>
        <span>{label}</span>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {children}
    </Link>
  );
}
