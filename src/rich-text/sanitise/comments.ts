import { XHTML } from '../html/tags';

/**
 * DOMPurify drops comments that hold markup, for inside SVG, MathML or raw text they can turn into elements. Elsewhere
 * they cannot, and Word leaves many: those are passed through as a code without markup.
 */
const RAW = 'svg, math, template, noscript, style, script, iframe, xmp, noembed, noframes, textarea, title, select';
const MARK = 'kept:';

const encode = (text: string): string => MARK + Array.from(text, (char) => char.codePointAt(0)?.toString(16)).join('.');

const decode = (code: string): string =>
  code ? String.fromCodePoint(...code.split('.').map((hex) => Number.parseInt(hex, 16))) : '';

/** Replaces the text of harmless comments under `root` by a code. */
export function hideComments(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const { currentNode: comment } = walker;
    const { parentElement: parent } = comment;
    if (parent?.namespaceURI === XHTML && !parent.closest(RAW)) comment.nodeValue = encode(comment.nodeValue ?? '');
  }
}

/** Undoes `hideComments` in sanitised HTML. */
export const showComments = (html: string): string =>
  html.replace(/<!--kept:([0-9a-f.]*)-->/g, (_, code: string) => `<!--${decode(code)}-->`);
