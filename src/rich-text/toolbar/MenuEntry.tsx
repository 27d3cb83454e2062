import { keepFocus } from './ToolButton';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly swatch?: string;
};

/** One choice of a menu; `checked` makes it one of which one holds, `swatch` shows its colour instead of its name. */
export function MenuEntry({
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
