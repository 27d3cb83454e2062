import { useState } from 'react';
import { langOf } from '../blank';

/** Texts longer than this are folded, in characters: about two lines of a narrow table. */
const folded = 150;

/** A text of several lines. A long one is folded; the whole of it is one press away, and always in the page. */
export function LongText({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false);
  const lang = langOf(text);
  if (text.length <= folded) return <p lang={lang}>{text}</p>;
  return (
    <div className="fold">
      <p lang={lang} className={open ? 'whole' : undefined}>
        {text}
      </p>
      <button
        type="button"
        className="icon s"
        aria-expanded={open}
        aria-label={open ? 'Fold the text' : 'Show the whole text'}
        onClick={() => setOpen(!open)}
      >
        <i className={open ? 'i i-up' : 'i i-down'} aria-hidden="true" />
      </button>
    </div>
  );
}
