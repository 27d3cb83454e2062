import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { readPreferences, setPreference } from '../console/preferences';
import { Notifications } from '../notifications/Notifications';
import styles from './Layout.module.css';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { usePrefetch } from './usePrefetch';
import { useStrayDropMessage } from './useStrayDropMessage';

/** From this width on the sidebar stands beside the sheet; below it lies over it. */
const beside = '(min-width: 1024px)';

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Beside the sheet open by default and as last chosen; where it lies over the sheet, closed until it is wanted. */
function useSidebar() {
  const isBeside = useMediaQuery(beside);
  const [isOpen, setOpen] = useState(() => isBeside && readPreferences().sidebar === 'open');
  const isOver = !isBeside && isOpen;
  const toggle = useEvent(() => {
    setOpen(!isOpen);
    if (isBeside) setPreference({ sidebar: isOpen ? 'closed' : 'open' });
  });
  /** A link was chosen: beside the sheet the sidebar stays open. */
  const choose = useEvent(() => {
    if (!isBeside) setOpen(false);
  });
  const close = useEvent(() => {
    setOpen(false);
    focusOn('[aria-controls="sidebar"]');
  });
  useEffect(() => {
    if (isOver) focusOn('#sidebar a[aria-current]');
  }, [isOver]);
  return { isOpen, isOver, toggle, choose, close };
}

/** The frame of all signed-in screens. */
export function Layout() {
  const { isOpen, isOver, toggle, choose, close } = useSidebar();
  const translate = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  usePrefetch();
  useStrayDropMessage();
  return (
    <>
      <a className={styles.skipLink} href="#page">
        {translate('console.shell.skip')}
      </a>
      <div className={styles.layout}>
        <TopBar isOpen={isOpen} onToggle={toggle} />
        <div className={styles.body} ref={body}>
          {isOpen && <Sidebar over={isOver ? body : undefined} onChoose={choose} onClose={close} />}
          {/* Under the drawer nothing can be reached: the focus would be out of sight. */}
          <div className={styles.screen} inert={isOver}>
            <Outlet />
          </div>
        </div>
      </div>
      <Notifications />
    </>
  );
}
