import { xhtmlNamespace } from '../html/tags';

/** In these, a comment with markup could turn into elements; DOMPurify drops such comments everywhere. */
const rawTextTags =
  'svg, math, template, noscript, style, script, iframe, xmp, noembed, noframes, textarea, title, select';
const prefix = 'kept:';

const encode = (text: string): string =>
  prefix + Array.from(text, (char) => char.codePointAt(0)?.toString(16)).join('.');

const decode = (code: string): string =>
  code ? String.fromCodePoint(...code.split('.').map((hex) => Number.parseInt(hex, 16))) : '';

/** Encodes harmless comments under `root`, so that DOMPurify keeps them: Word writes many with markup. */
export function encodeComments(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const { currentNode: comment } = walker;
    const { parentElement: parent } = comment;
    if (parent?.namespaceURI === xhtmlNamespace && !parent.closest(rawTextTags))
      comment.nodeValue = encode(comment.nodeValue ?? '');
  }
}

/** Reverses `encodeComments` in sanitised HTML. */
export const decodeComments = (html: string): string =>
  html.replace(/<!--kept:([0-9a-f.]*)-->/g, (_, code: string) => `<!--${decode(code)}-->`);
