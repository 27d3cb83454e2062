import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { partOf } from '../../lazy/lazyPart';
import { plainText } from '../../rich-text/plainText';
import { dash, textOf, truncated } from '../cellText';
import { importEditor } from './importEditor';

/** What is seen without being text. */
const embedded = /<(?:img|video|audio|iframe|object|embed|svg|math|canvas|hr|input)\b/i;

/** Formatted text, kept as HTML. Lists show its plain text, cut: a cut through markup would break the page, and stored scripts must not run. */
export const richText = /* @__PURE__ */ defineKind<object, string>({
  name: 'richText',
  textual: true,
  wide: true,
  input: () => import('./RichTextInput'),
  detail: () => import('./RichTextDetail'),
  preload: () => void partOf(importEditor).preload(),
  width: () => 'longText',
  facet: 'text',
  plainValue: textOf,
  isBlank: (value) => isBlank(value) || (!embedded.test(textOf(value)) && isBlank(plainText(textOf(value)))),
  titleText: (value) => plainText(textOf(value)),
  exportValue: (value) => plainText(textOf(value)),
  cell: (value) => {
    const plain = isBlank(value) ? '' : plainText(textOf(value));
    return isBlank(plain) ? dash : truncated(plain);
  },
});
