import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { readPreferences, setPreference } from '../views/preferences';
import { Toasts } from '../views/Toasts';
import { useMedia } from '../views/useMedia';
import { Bar } from './Bar';
import { Sidebar } from './Sidebar';
import { useFetchAhead } from './useFetchAhead';

/** From this width on the sidebar stands beside the sheet; below it lies over it. */
const beside = '(min-width: 1024px)';

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Open by default, as last chosen beside the sheet; where it lies over it, closed until it is wanted. */
function useSidebar() {
  const [isOpen, setOpen] = useState(() => matchMedia(beside).matches && readPreferences().sidebar === 'open');
  const toggle = () => {
    setOpen(!isOpen);
    if (matchMedia(beside).matches) setPreference({ sidebar: isOpen ? 'closed' : 'open' });
  };
  const isOver = !useMedia(beside) && isOpen;
  const close = useCallback(() => {
    if (!matchMedia(beside).matches) setOpen(false);
  }, []);
  const leave = useCallback(() => {
    setOpen(false);
    focusOn('[aria-controls="side"]');
  }, []);
  useEffect(() => {
    if (!isOver) return;
    focusOn('#side a[aria-current]');
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && leave();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOver, leave]);
  return { isOpen, isOver, toggle, close, leave };
}

/** The frame of all signed-in screens. */
export function Layout() {
  const { isOpen, isOver, toggle, close, leave } = useSidebar();
  useFetchAhead();

  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <div className="frame" data-side={isOpen ? 'open' : 'closed'}>
        <Bar isOpen={isOpen} onToggle={toggle} />
        <Sidebar onChoose={close} />
        <button type="button" className="shade" tabIndex={-1} aria-label="Close the sidebar" onClick={leave} />
        {/* Under the drawer nothing can be reached: the focus would be out of sight. */}
        <div className="region" inert={isOver}>
          <Suspense fallback={<main className="sheet" id="page" aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </div>
        <Toasts />
      </div>
    </>
  );
}
