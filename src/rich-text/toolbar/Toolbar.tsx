import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { isComposing } from '../../ui/isComposing';
import styles from './Toolbar.module.css';

export interface ToolbarHandle {
  focus(): void;
}

interface ToolbarProps {
  readonly ref: Ref<ToolbarHandle>;
  /** Id of the editing area. */
  readonly controls: string;
  /** Shows all tools on a phone too. */
  readonly isUnfolded: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

const visibleButtons = (root: HTMLElement | null): HTMLElement[] =>
  Array.from(root?.querySelectorAll('button') ?? []).filter((button) => button.offsetParent !== null);

/** A toolbar with one tab stop: arrow keys, Home and End move between its buttons, Esc leads back to the text. */
export function Toolbar({ ref, controls, isUnfolded, onEscape, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const setTabStop = (target: Element | undefined) => {
    for (const button of visibleButtons(root.current)) button.tabIndex = button === target ? 0 : -1;
  };
  const tabStop = () => visibleButtons(root.current).find((button) => button.tabIndex === 0);
  useEffect(() => {
    if (!tabStop()) setTabStop(visibleButtons(root.current)[0]);
  });
  useImperativeHandle(ref, () => ({ focus: () => tabStop()?.focus() }));
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = visibleButtons(root.current);
    const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    // A key in a menu, which is a child here only for React.
    if (at < 0 || isComposing(event)) return;
    const last = buttons.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === 'Escape') onEscape();
    else if (next !== undefined) buttons[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (root.current?.contains(target)) setTabStop(target);
  };
  return (
    <div
      ref={root}
      className={isUnfolded ? styles.toolbar : `${styles.toolbar} ${styles.folded}`}
      data-screen-only
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {children}
    </div>
  );
}
