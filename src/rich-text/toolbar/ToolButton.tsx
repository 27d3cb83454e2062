import type { MouseEvent, Ref } from 'react';

export type ToolButtonProps = {
  readonly icon: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** Shown on a phone without unfolding the rest. */
  readonly short?: boolean;
  /** A bar of this colour under the icon. */
  readonly ink?: string;
  readonly popup?: 'menu' | 'dialog';
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Pressing a tool with the mouse must not take the selection out of the text. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** One icon button of the toolbar; the toolbar gives one of them the tab stop. */
export function ToolButton({
  icon,
  label,
  onPress,
  pressed,
  disabled,
  expanded,
  short,
  ink,
  popup,
  ref,
}: ToolButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      className={short ? 'icon short' : 'icon'}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={popup}
      aria-disabled={disabled || undefined}
      onMouseDown={keepFocus}
      onClick={disabled ? undefined : onPress}
    >
      <i className={`i i-${icon}`} aria-hidden="true" />
      {ink !== undefined && <span className="ink" style={{ background: ink || 'transparent' }} />}
    </button>
  );
}
