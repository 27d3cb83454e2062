import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import { memo, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { addPath, editBase, listPath, showBase } from '../console/paths';
import { useSavedViews } from '../console/savedViews';
import { useNewCounts } from '../console/useNewCounts';
import { dashboardPath } from '../dashboard/dashboardPath';
import type { IconName } from '../declare/icons';
import { Slot } from '../lazy/Slot';
import { ResourceIcon } from '../page/ResourceIcon';
import { isComposing } from '../ui/isComposing';
import styles from './Sidebar.module.css';

interface LinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** It begins a group. */
  readonly isFirst?: boolean;
  readonly isCurrent: boolean;
  /** How many entries are new, if any are. */
  readonly news?: ReactNode;
  readonly onChoose: () => void;
}

/** Memoised: a change of screens renders the two links that change, not all of them. */
const SidebarLink = memo(function SidebarLink({ to, label, icon, isFirst, isCurrent, news, onChoose }: LinkProps) {
  return (
    <li className={isFirst ? styles.first : undefined}>
      <ListItemButton
        component={Link}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        className={styles.link}
        onClick={onChoose}
      >
        <ResourceIcon name={icon} />
        {label}
        {news}
      </ListItemButton>
    </li>
  );
});

// Loaded for who has saved some.
const viewLinks = () => import('../list/views/ViewLinks');

interface SidebarProps {
  /** What the sidebar lies over, if it does. */
  readonly over: RefObject<HTMLElement | null> | undefined;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** Memoised: the page, the filters and the search of a list change nothing of it. */
const SidebarAt = memo(function SidebarAt(props: SidebarProps & { readonly pathname: string }) {
  const { over, onChoose, onClose, pathname } = props;
  const { groups } = useConsole();
  const views = useSavedViews();
  const translate = useTranslate();
  const counts = useNewCounts();
  const isOf = (name: string) =>
    [listPath, addPath].some((path) => pathname === path(name)) ||
    [showBase, editBase].some((base) => pathname.startsWith(base(name)));
  const landmark = { component: 'nav' as const, id: 'sidebar', 'aria-label': translate('console.shell.screens') };
  // It is no dialog: the bar with its switch stays in reach.
  const role = { role: undefined, 'aria-modal': undefined };
  const modal = { disablePortal: true, disableEnforceFocus: true, disableScrollLock: true };
  const dashboard = { to: dashboardPath, label: translate('console.dashboard.name'), icon: 'dashboard' } as const;
  return (
    <Drawer
      variant={over ? 'temporary' : 'permanent'}
      open
      onClose={(event) => isComposing(event) || onClose()}
      className={styles.sidebar}
      slotProps={{
        paper: { ...landmark, ...role, className: over ? styles.over : styles.beside },
        backdrop: { className: styles.backdrop },
        ...(over ? { root: { ...modal, container: () => over.current } } : {}),
      }}
    >
      <ul>
        <SidebarLink {...dashboard} isCurrent={pathname === dashboardPath} onChoose={onChoose} />
        {groups.flatMap((group) =>
          group.flatMap(({ name, label, icon }, index) => [
            <SidebarLink
              key={name}
              {...{ to: listPath(name), label, icon, onChoose }}
              isFirst={index === 0}
              isCurrent={isOf(name)}
              news={counts[name]}
            />,
            ...(views[name]
              ? [
                  <li key={`${name} views`}>
                    <Slot load={viewLinks} props={{ resource: name, label, views: views[name], onChoose }} />
                  </li>,
                ]
              : []),
          ]),
        )}
      </ul>
    </Drawer>
  );
});

/** The screens, in the declared order and groups. The current one is marked on its forms too. */
export function Sidebar(props: SidebarProps) {
  return <SidebarAt {...props} pathname={useLocation().pathname} />;
}
