import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { readSelection } from '../../ui/readSelection';
import styles from './ToolButton.module.css';

interface ToolButtonProps
  extends Pick<ComponentProps<'button'>, 'ref' | 'aria-pressed' | 'aria-expanded' | 'aria-haspopup'> {
  readonly label: string;
  /** Or a word, with `isWide`. */
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly isWide?: boolean;
  /** Visible on a phone without unfolding the toolbar. */
  readonly isShort?: boolean;
}

/** Keeps the selection in the text when a tool is pressed with the mouse. */
const keepSelection = (event: MouseEvent): void => {
  event.preventDefault();
  readSelection();
};

/** One button of the toolbar. Plain, since there are thirty; the toolbar gives one of them the tab stop. */
export function ToolButton({ label, icon, onPress, disabled, isWide, isShort, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isWide ? styles.wide : styles.tool}
      data-short={isShort || undefined}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onMouseDown={keepSelection}
      onClick={disabled ? undefined : onPress}
      {...rest}
    >
      {icon}
    </button>
  );
}
