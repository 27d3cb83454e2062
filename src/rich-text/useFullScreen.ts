import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusField } from './focusField';

const focusable = 'button, input, textarea, select, [tabindex], [contenteditable=true], [data-code]';

/** Elements that Tab stops at, or in. */
const tabStops = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      (element.tabIndex >= 0 || element.shadowRoot) && element.offsetParent !== null && !element.matches(':disabled'),
  );

/** Behind a menu or dialog, which then has the focus and the keys. */
const isBehind = (root: HTMLElement): boolean => root.closest('[aria-hidden=true]') !== null;

export type FullScreen = ReturnType<typeof useFullScreen>;

/** Full screen as a fixed box, since the browser's own would hide menus and dialogs: Esc leaves, Tab stays inside. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    const keepInside = ({ target }: FocusEvent) => {
      const root = frame.current;
      if (root && !isBehind(root) && target instanceof Node && !root.contains(target)) focusField(tabStops(root)[0]);
    };
    // On the document: the focus may be nowhere, since some browsers give a pressed button none.
    const onKeyDown = (event: KeyboardEvent) => {
      const root = frame.current;
      // ProseMirror prevents the default of Esc although it does nothing with it.
      const isInText = event.target instanceof Element && event.target.role === 'textbox';
      if (!root || isBehind(root) || (event.defaultPrevented && !isInText)) return;
      if (event.key === 'Escape') setOn(false);
      const [first, last] = [tabStops(root)[0], tabStops(root).at(-1)];
      const [edge, other] = event.shiftKey ? [first, last] : [last, first];
      if (event.key !== 'Tab' || document.activeElement !== edge) return;
      focusField(other);
      event.preventDefault();
    };
    document.addEventListener('focusin', keepInside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('focusin', keepInside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOn, frame]);
  const toggle = useCallback(() => setOn((before) => !before), []);
  return { isOn, toggle };
}
