import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

export type ToolbarHandle = { focus(): void };
type ToolbarProps = {
  readonly controls: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
  readonly ref: Ref<ToolbarHandle>;
  readonly unfolded: boolean;
};

const buttonsOf = (root: HTMLElement | null): HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>('.icon, .dd') ?? []).filter((button) => button.offsetParent !== null);

/** One tab stop for all tools: arrow keys, Home and End move between them, Esc goes back to the text. */
export function Toolbar({ controls, onLeave, children, ref, unfolded }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const stopAt = (target: HTMLElement | undefined) => {
    if (!target) return;
    for (const button of buttonsOf(root.current)) button.tabIndex = button === target ? 0 : -1;
  };
  useEffect(() => {
    const buttons = buttonsOf(root.current);
    if (!buttons.some((button) => button.tabIndex === 0)) stopAt(buttons[0]);
  });
  useImperativeHandle(ref, () => ({
    focus: () =>
      buttonsOf(root.current)
        .find((button) => button.tabIndex === 0)
        ?.focus(),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(root.current);
    const at = buttons.indexOf(event.target as HTMLElement);
    const last = buttons.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === 'Escape') onLeave();
    else if (next !== undefined && at >= 0) buttons[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={root}
      className={unfolded ? 'tb all' : 'tb'}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.matches('.icon, .dd') && stopAt(event.target)}
    >
      {children}
    </div>
  );
}
