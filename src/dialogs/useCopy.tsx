import { useEffect, useId, useRef, useState } from 'react';
import type { Translate } from '../i18n/createTranslate';
import styles from './useCopy.module.css';

interface CopyOptions {
  readonly label: string;
  /** The text, or what looks it up when it is asked for; an empty one is nothing to copy. */
  readonly text: string | (() => Promise<string>);
  readonly translate: Translate;
}

/** A new one each time, so that a text to copy by hand is selected again. */
interface Outcome {
  readonly kind: 'copied' | 'nothing' | 'unreadable' | 'byHand';
  readonly text: string;
}

async function copyText(wanted: CopyOptions['text']): Promise<Outcome> {
  let text: string | undefined;
  try {
    text = typeof wanted === 'string' ? wanted : await wanted();
    if (text === '') return { kind: 'nothing', text };
    // Without TLS there is no clipboard at all.
    await navigator.clipboard.writeText(text);
    return { kind: 'copied', text };
  } catch {
    return text === undefined ? { kind: 'unreadable', text: '' } : { kind: 'byHand', text };
  }
}

/** For a button that copies a text and says whether it did. */
export function useCopy({ label, text, translate }: CopyOptions) {
  const [outcome, setOutcome] = useState<Outcome>();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (outcome?.kind !== 'byHand') return;
    area.current?.focus();
    area.current?.select();
  }, [outcome]);
  const labels = { 'aria-label': translate('console.copy.text'), 'aria-describedby': id };
  const byHand = outcome?.kind === 'byHand' && (
    <div className={styles.copyByHand}>
      <p id={id}>{translate('console.copy.byHand')}</p>
      <textarea ref={area} dir="auto" readOnly rows={3} value={outcome.text} {...labels} />
    </div>
  );
  const says = outcome && !byHand ? translate(`console.copy.${outcome.kind}`) : label;
  return {
    copy: () => void copyText(text).then(setOutcome),
    /** What the button says: its label, then what came of it. */
    label: <span aria-live="polite">{says}</span>,
    /** Goes beside the button: the text to copy by hand, where the browser does not let the page copy. */
    byHand,
  };
}
