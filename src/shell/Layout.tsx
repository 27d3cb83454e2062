import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { readPreferences, setPreference } from '../views/preferences';
import { Toasts } from '../views/Toasts';
import { Bar } from './Bar';
import { fetchForms } from './routes';
import { Sidebar } from './Sidebar';

/** From this width on the sidebar stands beside the sheet; below it lies over it. */
const beside = '(min-width: 1024px)';

/** Open by default, as last chosen beside the sheet; where it lies over it, closed until it is wanted. */
function useSidebar() {
  const [isOpen, setOpen] = useState(() => matchMedia(beside).matches && readPreferences().sidebar === 'open');
  const toggle = () => {
    setOpen(!isOpen);
    if (matchMedia(beside).matches) setPreference({ sidebar: isOpen ? 'closed' : 'open' });
  };
  const close = useCallback(() => {
    if (!matchMedia(beside).matches) setOpen(false);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, close]);
  return { isOpen, toggle, close };
}

/** The frame of all signed-in screens. */
export function Layout() {
  const { isOpen, toggle, close } = useSidebar();

  useEffect(() => {
    const idle = setTimeout(() => void fetchForms().catch(() => undefined), 300);
    return () => clearTimeout(idle);
  }, []);

  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <div className="frame" data-side={isOpen ? 'open' : 'closed'}>
        <Bar isOpen={isOpen} onToggle={toggle} />
        <Sidebar onChoose={close} />
        <button type="button" className="shade" tabIndex={-1} aria-label="Close the sidebar" onClick={close} />
        <Suspense fallback={<main className="sheet" id="page" aria-busy="true" />}>
          <Outlet />
        </Suspense>
        <Toasts />
      </div>
    </>
  );
}
