import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { keepFocus } from './ToolButton';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly swatch?: string;
};

type MenuProps = {
  readonly label: string;
  /** What the button shows: an icon, or the name of what is chosen. */
  readonly face: ReactNode;
  readonly className: string;
  readonly items: readonly MenuItem[];
  readonly disabled?: boolean;
  readonly swatches?: boolean;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const entriesOf = (root: HTMLElement | null): HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []);

/** A toolbar button that opens a menu of choices; arrow keys move in it, Esc closes it and goes back to the button. */
export function Menu({ label, face, className, items, disabled = false, swatches = false }: MenuProps) {
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
  return (
    <span ref={root} className="menu-of">
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={disabled || undefined}
        onMouseDown={keepFocus}
        onClick={() => !disabled && setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div
          className={swatches ? 'pop swatches' : 'pop'}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} close={() => setOpen(false)} swatch={swatches} />
          ))}
        </div>
      )}
    </span>
  );
}

function MenuEntry({
  item,
  close,
  swatch,
}: {
  readonly item: MenuItem;
  readonly close: () => void;
  readonly swatch: boolean;
}) {
  const { label, checked, disabled, onPress } = item;
  const press = () => {
    if (disabled) return;
    close();
    onPress();
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={disabled || undefined}
      aria-label={swatch ? label : undefined}
      title={swatch ? label : undefined}
      style={swatch && item.swatch ? { background: item.swatch } : undefined}
      onMouseDown={keepFocus}
      onClick={press}
    >
      {swatch ? !item.swatch && <i className="i i-close" aria-hidden="true" /> : label}
    </button>
  );
}
