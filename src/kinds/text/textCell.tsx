import type { TextField } from '../../declare';
import { dash, isBlank, langOf, textOf } from '../blank';
import type { KindCell } from '../KindCell';

const widths = { email: 'mail', phone: 'phone', code: 'code', short: 'short' } as const;
const classes = { email: 'wide-s', phone: '', code: 'mono', short: '' } as const;

/** One line of text. */
export const textCell: KindCell<TextField> = {
  width: ({ format }) => (format ? widths[format] : 'text'),
  className: ({ format }) => (format ? classes[format] : ''),
  cell: (value) => {
    if (isBlank(value)) return dash;
    const text = textOf(value);
    const lang = langOf(text);
    return lang ? <span lang={lang}>{text}</span> : text;
  },
};
