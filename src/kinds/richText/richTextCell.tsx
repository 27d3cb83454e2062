import type { RichTextField } from '../../declare';
import { plainText } from '../../rich-text/plainText';
import { dash, isBlank, langOf, textOf } from '../blank';
import { cutText } from '../cutText';
import type { KindCell } from '../KindCell';

/** Formatted text as plain text, cut: a cut through markup would break the page, and stored scripts must not run. */
export const richTextCell: KindCell<RichTextField> = {
  width: () => 'longText',
  className: () => 'wide-s',
  cell: (value) => {
    const text = isBlank(value) ? '' : plainText(textOf(value));
    if (text === '') return dash;
    const short = cutText(text);
    return (
      <p lang={langOf(text)} title={short === text ? undefined : text}>
        {short}
      </p>
    );
  },
};
