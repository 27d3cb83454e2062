import { useState } from 'react';
import { CopyByHand } from './CopyByHand';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly label: string;
  /** The text, or what looks it up when it is asked for; an empty one is nothing to copy. */
  readonly text: string | (() => Promise<string>);
  readonly className?: string;
}

type Outcome =
  | { readonly kind: 'copied' | 'nothing' | 'unread' }
  /** A new one each time, so that the text is selected anew. */
  | { readonly kind: 'by-hand'; readonly text: string };

const says = { copied: 'Copied', nothing: 'Nothing to copy', unread: 'Not copied: the text could not be read' };

async function copy(text: CopyButtonProps['text']): Promise<Outcome> {
  let found: string;
  try {
    found = typeof text === 'string' ? text : await text();
  } catch {
    return { kind: 'unread' };
  }
  if (found === '') return { kind: 'nothing' };
  return (await copyText(found)) ? { kind: 'copied' } : { kind: 'by-hand', text: found };
}

/** Copies a text and says whether it did. Where the browser does not let it, the text is shown, selected. */
export function CopyButton({ label, text, className = 'b q s' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const isByHand = outcome?.kind === 'by-hand';
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(text).then(setOutcome)}>
        <i className="i i-copy" aria-hidden="true" />
        <span aria-live="polite">{outcome && !isByHand ? says[outcome.kind] : label}</span>
      </button>
      {isByHand && <CopyByHand outcome={outcome} />}
    </>
  );
}
