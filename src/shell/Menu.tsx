import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** A choice in a menu; with `checked` it is one of several states. */
export interface MenuItem {
  readonly label: string;
  readonly checked?: boolean;
  readonly icon?: string;
  choose(): void;
}

interface MenuProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Groups, a line between two. */
  readonly groups: readonly (readonly MenuItem[])[];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a menu: arrows move, Esc and a press outside close, and the focus goes back to the button. */
export function Menu({ label, className, children, groups }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('.menu button')?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>('.menu button') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    items[(index + step + items.length) % items.length]?.focus();
  };
  const item = ({ label: text, checked, icon, choose }: MenuItem) => (
    <li key={text} role="none">
      <button
        type="button"
        {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
        tabIndex={-1}
        onClick={() => {
          close();
          choose();
        }}
      >
        <i className={`i i-${icon ?? 'check'}`} aria-hidden="true" />
        {text}
      </button>
    </li>
  );
  return (
    <div className="pop" ref={root} onKeyDown={open ? move : undefined} role="none">
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <ul className="menu" role="menu" aria-label={label}>
          {groups.map((group) => (
            <Fragment key={group[0]?.label}>
              {group !== groups[0] && (
                <li role="none" className="line">
                  <hr />
                </li>
              )}
              {group.map(item)}
            </Fragment>
          ))}
        </ul>
      )}
    </div>
  );
}
