import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rowButton } from '../ui/rowButton';
import styles from './cellText.module.css';
import { langOf } from './langOf';

/** A long text, folded: all of it is in the page, and one click shows it. */
export function FoldedText({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  return (
    <span className={styles.folded}>
      <span lang={langOf(text)} className={styles.long}>
        {text}
      </span>
      <button
        type="button"
        className={rowButton(open ? 'less' : 'more')}
        aria-expanded={open}
        aria-label={translate(open ? 'console.kinds.showLess' : 'console.kinds.showAll')}
        onClick={() => setOpen(!open)}
      />
    </span>
  );
}
