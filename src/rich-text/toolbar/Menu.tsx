import type { ReactNode } from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry';
import { keepFocus } from './ToolButton';
import { useMenu } from './useMenu';

type MenuProps = {
  readonly label: string;
  /** What the button shows: an icon, or the name of what is chosen. */
  readonly face: ReactNode;
  readonly className: string;
  readonly items: readonly MenuItem[];
  readonly disabled?: boolean;
  readonly swatches?: boolean;
};

/** A toolbar button that opens a menu of choices. */
export function Menu({ label, face, className, items, disabled = false, swatches = false }: MenuProps) {
  const { root, button, open, setOpen, onKeyDown } = useMenu();
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
