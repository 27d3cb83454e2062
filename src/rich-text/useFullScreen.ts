import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusField } from '../ui/focusField';
import { isComposing } from '../ui/isComposing';

const focusable = 'button, input, textarea, select, [tabindex], [contenteditable=true], [data-code]';

/** Elements that Tab stops at, or in. */
const tabStops = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      (element.tabIndex >= 0 || element.shadowRoot) && element.offsetParent !== null && !element.matches(':disabled'),
  );

/** Full screen as a fixed box, since the browser's own would hide menus and dialogs: Esc leaves, Tab stays inside. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const root = frame.current;
    if (!isOn || !root) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    // Hidden behind a menu or dialog, it leaves focus and keys to that.
    const isBehind = () => root.closest('[aria-hidden=true]') !== null;
    const keepInside = ({ target }: FocusEvent) => {
      if (!isBehind() && target instanceof Node && !root.contains(target)) focusField(tabStops(root)[0]);
    };
    // On the document: the focus may be nowhere, since some browsers give a pressed button none.
    const onKeyDown = (event: DocumentEventMap['keydown']) => {
      // ProseMirror prevents the default of Esc although it does nothing with it.
      const isInText = event.target instanceof Element && event.target.role === 'textbox';
      if (isBehind() || isComposing(event) || (event.defaultPrevented && !isInText)) return;
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
  return { isOn, toggle: useCallback(() => setOn((before) => !before), []) };
}
