import { useState } from 'react';
import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import type { Translate } from '../../i18n/createTranslate';
import { RowIcon } from '../../ui/RowIcon';
import buttons from '../../ui/rowButton.module.css';
import { dash, langOf, textOf, truncated } from '../cellText';
import styles from './longText.module.css';

export interface LongTextOptions {
  /** Lists show the first 80 characters and an ellipsis, the whole as tooltip. */
  readonly cut?: boolean;
}

/** Longer texts are folded, in characters: about two lines of a narrow table. */
const foldedFrom = 150;

/** A text of several lines. A long one is folded; all of it is in the page, and one click shows it. */
function FoldedText({ text, translate }: { readonly text: string; readonly translate: Translate }) {
  const [open, setOpen] = useState(false);
  const lang = langOf(text);
  if (text.length <= foldedFrom) return <p lang={lang}>{text}</p>;
  return (
    <div className={styles.folded}>
      <p lang={lang} className={open ? styles.open : undefined}>
        {text}
      </p>
      <button
        type="button"
        className={buttons.rowButton}
        aria-expanded={open}
        aria-label={translate(open ? 'console.kinds.showLess' : 'console.kinds.showAll')}
        onClick={() => setOpen(!open)}
      >
        <RowIcon name={open ? 'less' : 'more'} />
      </button>
    </div>
  );
}

/** Text of several lines. */
export const longText = /* @__PURE__ */ defineKind<LongTextOptions>({
  name: 'longText',
  textual: true,
  input: () => import('./LongTextInput'),
  width: () => 'longText',
  exportValue: textOf,
  cell: (value, { cut }, { translate }) => {
    if (isBlank(value)) return dash;
    return cut ? truncated(textOf(value)) : <FoldedText text={textOf(value)} translate={translate} />;
  },
});
