import type { LongTextField } from '../../declare';
import { dash, isBlank, langOf, textOf } from '../blank';
import { cutText } from '../cutText';
import type { KindCell } from '../KindCell';
import { LongText } from './LongText';

/** Text of several lines: whole, or cut where the declaration says so. */
export const longTextCell: KindCell<LongTextField> = {
  width: () => 'longText',
  className: () => 'wide-s',
  cell: (value, { cut }) => {
    if (isBlank(value)) return dash;
    const text = textOf(value);
    if (!cut) return <LongText text={text} />;
    const short = cutText(text);
    return (
      <p lang={langOf(text)} title={short === text ? undefined : text}>
        {short}
      </p>
    );
  },
};
