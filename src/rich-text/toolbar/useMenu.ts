import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const entriesOf = (root: HTMLElement | null): HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []);

export type UsedMenu = {
  readonly root: RefObject<HTMLSpanElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** For the menu: arrow keys move in it, Esc closes it and goes back to the button. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** What a menu of the toolbar does: it takes the focus when it opens, and closes when one presses elsewhere. */
export function useMenu(): UsedMenu {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const list = entriesOf(root.current);
    (list.find((entry) => entry.ariaChecked === 'true') ?? list[0])?.focus();
    const close = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = entriesOf(root.current);
    const step = STEPS[event.key];
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (step) list[(at + step + list.length) % list.length]?.focus();
    else if (event.key === 'Home') list[0]?.focus();
    else if (event.key === 'End') list.at(-1)?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    event.stopPropagation();
    if (step || /^(Home|End|Escape)$/.test(event.key)) event.preventDefault();
  };
  return { root, button, open, setOpen, onKeyDown };
}
