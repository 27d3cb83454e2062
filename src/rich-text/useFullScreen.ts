import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

const STOPS = 'button, input, textarea, select, [tabindex], [contenteditable=true]';

const stopsIn = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(STOPS)).filter(
    (element) => element.tabIndex >= 0 && element.offsetParent !== null && !element.hasAttribute('disabled'),
  );

export type FullScreen = {
  readonly full: boolean;
  readonly toggle: () => void;
  /** For the box: Esc leaves, Tab stays inside. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Full screen as a fixed box: the browser's own would hide what the application shows above. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    const keepInside = ({ target }: FocusEvent) => {
      const root = box.current;
      if (root && target instanceof Node && !root.contains(target)) stopsIn(root)[0]?.focus();
    };
    document.addEventListener('focusin', keepInside);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('focusin', keepInside);
    };
  }, [full, box]);
  const onKeyDown = (event: KeyboardEvent) => {
    // ProseMirror prevents the default of Esc without doing anything with it.
    const taken = event.defaultPrevented && !(event.target instanceof Element && event.target.closest('.area'));
    if (!full || taken) return;
    if (event.key === 'Escape') {
      setFull(false);
      event.stopPropagation();
    }
    if (event.key !== 'Tab' || !box.current) return;
    const stops = stopsIn(box.current);
    const [first, last] = [stops[0], stops.at(-1)];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    other?.focus();
    event.preventDefault();
  };
  const toggle = useCallback(() => setFull((now) => !now), []);
  return { full, toggle, onKeyDown };
}
