import { useEffect, useId, useRef } from 'react';

interface CopyByHandProps {
  readonly outcome: { readonly text: string };
}

/** A text, selected, for the administrator to copy: on a page without TLS the browser has no clipboard for scripts. */
export function CopyByHand({ outcome }: CopyByHandProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The same text again is another outcome: selected anew.
  useEffect(() => {
    if (outcome.text === '') return;
    ref.current?.focus();
    ref.current?.select();
  }, [outcome]);
  return (
    <div className="by-hand">
      <p id={id} className="small">
        The browser does not let the console copy. The text is selected: press Ctrl+C (⌘C on a Mac).
      </p>
      <textarea
        ref={ref}
        className="in"
        readOnly
        rows={3}
        aria-label="Text to copy"
        aria-describedby={id}
        value={outcome.text}
      />
    </div>
  );
}
