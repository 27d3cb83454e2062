import { useState } from 'react';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly className?: string;
}

/** Copies a text and says whether it did. */
export function CopyButton({ label, text, className = 'b q s' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => setOutcome((await copyText(text)) ? 'Copied' : 'Not copied: the browser does not allow it');
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <i className="i i-copy" aria-hidden="true" />
      <span aria-live="polite">{outcome ?? label}</span>
    </button>
  );
}
