import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './EditorFrame.module.css';

interface EditorFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly isFullScreen: boolean;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The focus leaves the editor, and not for one of its menus or dialogs. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The outermost element: a region of the page, or in full screen a modal dialog. It is the same element in both. */
export function EditorFrame({ ref, isFullScreen, label, onKeyDown, onLeave, children }: EditorFrameProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInModal = relatedTarget instanceof Element && relatedTarget.closest('.MuiModal-root') !== null;
    if (!currentTarget.contains(relatedTarget) && !isInModal) onLeave();
  };
  const dialog = isFullScreen && ({ role: 'dialog', 'aria-modal': true } as const);
  return (
    <section
      ref={ref}
      className={isFullScreen ? styles.fullScreen : styles.frame}
      {...dialog}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </section>
  );
}
