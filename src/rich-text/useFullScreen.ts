import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { isComposing } from '../ui/isComposing';
import { focusField } from './focusField';

const focusable = 'button, input, textarea, select, [tabindex], [contenteditable=true], [data-code]';

/** Elements that Tab stops at, or in. */
const tabStops = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      (element.tabIndex >= 0 || element.shadowRoot) && element.offsetParent !== null && !element.matches(':disabled'),
  );

/** Full screen as a fixed box: the browser's own would hide menus, dialogs and notifications. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    const keepInside = ({ target }: FocusEvent) => {
      const root = frame.current;
      // Hidden behind a menu or dialog, it leaves the focus to that.
      const isBehind = root?.closest('[aria-hidden=true]');
      if (root && !isBehind && target instanceof Node && !root.contains(target)) focusField(tabStops(root)[0]);
    };
    document.addEventListener('focusin', keepInside);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('focusin', keepInside);
    };
  }, [isOn, frame]);
  /** For the frame: Esc leaves, Tab stays inside. */
  const onKeyDown = (event: KeyboardEvent) => {
    // ProseMirror prevents the default of Esc although it does nothing with it.
    const isInText = event.target instanceof Element && event.target.role === 'textbox';
    if (!isOn || isComposing(event) || (event.defaultPrevented && !isInText)) return;
    if (event.key === 'Escape') {
      setOn(false);
      event.stopPropagation();
    }
    if (event.key !== 'Tab' || !frame.current) return;
    const stops = tabStops(frame.current);
    const [first, last] = [stops[0], stops.at(-1)];
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    focusField(other);
    event.preventDefault();
  };
  const toggle = useCallback(() => setOn((before) => !before), []);
  return { isOn, toggle, onKeyDown };
}
