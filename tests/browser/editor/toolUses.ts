import type { OpenedText } from './openText';

/** The toolbar, in any browser. */
interface Tools extends Pick<OpenedText, 'choose'> {
  tool(name: string | RegExp): { click(): Promise<void> };
}

/** A control of the toolbar, used on a selected word in a paragraph. */
export interface ToolUse {
  readonly does: string;
  readonly use: (text: Tools) => Promise<void>;
  /** An element around or on the word in the text as displayed afterwards. */
  readonly shown: string;
  /** The result for `<p>one WORD three</p>`. */
  readonly saved: (word: string) => string;
}

const style = (entry: string, tag: string, around = (inner: string) => `<${tag}>${inner}</${tag}>`): ToolUse => ({
  does: `style: ${entry}`,
  use: (text) => text.choose(/^Style/, entry),
  shown: tag,
  saved: (word) => around(`one ${word} three`),
});

const format = (tool: string, tag: string): ToolUse => ({
  does: tool,
  use: (text) => text.tool(tool).click(),
  shown: tag,
  saved: (word) => `<p>one <${tag}>${word}</${tag}> three</p>`,
});

const dressed = (tool: string, entry: string, declaration: string): ToolUse => ({
  does: `${tool}: ${entry}`,
  use: (text) => text.choose(new RegExp(`^${tool}`), entry),
  shown: 'span[style]',
  saved: (word) => `<p>one <span style="${declaration};">${word}</span> three</p>`,
});

const listed = (tool: string, tag: string): ToolUse => ({
  does: tool,
  use: (text) => text.tool(tool).click(),
  shown: `${tag} > li`,
  saved: (word) => `<${tag}><li>one ${word} three</li></${tag}>`,
});

const block = (menu: string, entry: string, declaration: string): ToolUse => ({
  does: `${menu}: ${entry}`,
  use: (text) => text.choose(new RegExp(`^${menu}`), entry),
  shown: 'p[style]',
  saved: (word) => `<p style="${declaration};">one ${word} three</p>`,
});

/** The controls that change selected text without opening a dialog. */
export const toolUses: readonly ToolUse[] = [
  ...[1, 2, 3, 4, 5, 6].map((level) => style(`Heading ${level}`, `h${level}`)),
  style('Quote', 'blockquote', (inner) => `<blockquote><p>${inner}</p></blockquote>`),
  style('Code', 'pre'),
  dressed('Font', 'Georgia', 'font-family: Georgia'),
  dressed('Size', '18', 'font-size: 18px'),
  format('Bold', 'b'),
  format('Italic', 'i'),
  format('Underline', 'u'),
  format('Strike through', 's'),
  format('Subscript', 'sub'),
  format('Superscript', 'sup'),
  dressed('Text colour', 'Green', 'color: #17663a'),
  dressed('Background colour', 'Yellow', 'background-color: #ffd84d'),
  listed('Bulleted list', 'ul'),
  block('Align', 'Right', 'text-align: right'),
  block('Line height', '1.8', 'line-height: 1.8'),
  listed('Numbered list', 'ol'),
];
