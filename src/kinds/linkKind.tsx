import { defineKind } from '../declare/defineKind';
import { isBlank } from '../declare/isBlank';
import type { Kind, Width } from '../declare/kind';
import { cellText, dash, textOf } from './cellText';
import { checkTextLimits, type TextLimits, textProblem } from './textProblem';

interface LinkKind extends Required<Pick<Kind, 'name' | 'input'>> {
  readonly width: Width;
  /** Where a text leads; undefined if it is no such address. */
  readonly href: (text: string) => string | undefined;
  /** The key of what is said of a text that is none. */
  readonly problem: string;
}

/** A kind of text to which lists link where it is an address, and which is refused where it is none. */
export function linkKind({ name, input, width, href, problem }: LinkKind) {
  return defineKind<TextLimits, string>({
    name,
    textual: true,
    input,
    width: () => width,
    cell: (value) => {
      const text = textOf(value).trim();
      const address = isBlank(value) ? undefined : href(text);
      if (address === undefined) return isBlank(value) ? dash : cellText(value);
      return (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    },
    facet: 'text',
    plainValue: textOf,
    exportValue: textOf,
    problem: (value, limits, translate) =>
      href(textOf(value).trim()) === undefined ? translate(problem) : textProblem(value, limits, translate),
    check: checkTextLimits,
  });
}
