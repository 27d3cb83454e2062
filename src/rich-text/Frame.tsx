import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';

type FrameProps = {
  readonly ref: Ref<HTMLElement>;
  readonly full: boolean;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly children: ReactNode;
};

/** The outermost element: a region of the page, or in full screen a modal box. It is the same element in both. */
export function Frame({ ref, full, label, onKeyDown, onBlur, children }: FrameProps) {
  return full ? (
    <section
      ref={ref}
      className="rt full"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </section>
  ) : (
    <section ref={ref} className="rt" aria-label={label} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </section>
  );
}
