import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useConsole } from './ConsoleContext';
import { OfflineStrip } from './OfflineStrip';

interface PageHeadProps {
  readonly heading: string;
  /** The list this screen belongs to, for the window's title: forms of two lists may have the same heading. */
  readonly within?: string;
  /** What stands above the heading. */
  readonly crumb?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a screen: names window and page, and takes the focus when the screen was come to from another one. */
export function PageHead({ heading, within, crumb, children }: PageHeadProps) {
  const { config, moveFocus } = useConsole();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = [heading, within, config.title].filter(Boolean).join(' · ');
  }, [heading, within, config.title]);
  // Where it is the page that scrolls, a screen would begin as far down as the one before it was.
  useLayoutEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    if (moveFocus.current) ref.current?.focus({ preventScroll: true });
    return () => {
      moveFocus.current = true;
    };
  }, [moveFocus]);
  return (
    <>
      <OfflineStrip />
      <div className="head">
        <div className="grow">
          {crumb && <span className="crumb">{crumb}</span>}
          <h1 ref={ref} tabIndex={-1}>
            {heading}
          </h1>
        </div>
        {children}
      </div>
    </>
  );
}
