import { parseHtml } from '../html/parseHtml';
import { isBlank } from '../html/splitBlocks';
import { joinDeclarations, splitDeclarations } from '../html/styles';
import { blockTags } from '../html/tags';
import { repairLists } from './repairLists';
import { restoreWordLists } from './restoreWordLists';

/** Properties that say nothing about the text, and declarations that only repeat a default. */
const ignoredProperties =
  /^(mso-.*|font-variant(-.*)?|text-decoration-skip-ink|white-space(-collapse)?|text-autospace|tab-stops)$/;
const defaults = new Map([
  ['font-weight', /^(normal|400)$/],
  ['font-style', /^normal$/],
  ['text-decoration', /^none$/],
  ['vertical-align', /^baseline$/],
  ['background-color', /^transparent$/],
  ['color', /^(#000000|windowtext|black)$/i],
]);

/** Removes what Word and Google Docs add to text on the clipboard. */
export function cleanPaste(html: string): string {
  const body = parseHtml(withoutConditionals(html));
  for (const element of body.querySelectorAll('style, meta, link, xml, title, script')) element.remove();
  restoreWordLists(body);
  repairLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) cleanElement(element);
  for (const element of Array.from(body.querySelectorAll('*')).toReversed()) if (isWrapper(element)) unwrap(element);
  removeNoise(body);
  return body.innerHTML;
}

/** Word's `<![if …]>` would become a comment when parsed. */
const withoutConditionals = (html: string): string => html.replace(/<!\[(?:if|endif)[^>]*>/gi, '');

function cleanElement(element: HTMLElement): void {
  const style = element.getAttribute('style');
  if (style !== null) {
    const kept = splitDeclarations(style).filter(([property, value]) => !isNoise(property, value));
    if (kept.length) element.setAttribute('style', joinDeclarations(kept));
    else element.removeAttribute('style');
  }
  element.className = Array.from(element.classList)
    .filter((name) => !/^(Mso|Apple-)/.test(name))
    .join(' ');
  if (!element.className) element.removeAttribute('class');
  if (/^docs-internal-guid/.test(element.id)) element.dataset.wrapper = '';
  if (element.localName === 'span' || element.localName === 'p') element.removeAttribute('lang');
  if (element.localName === 'li') element.removeAttribute('aria-level');
  if (element.role === 'presentation') element.role = null;
}

const isNoise = (property: string, value: string): boolean =>
  ignoredProperties.test(property) || defaults.get(property)?.test(value) === true;

/** Whether an element has no effect any more. */
function isWrapper(element: Element): boolean {
  const { localName: tag, attributes } = element;
  if (tag.includes(':') || element.hasAttribute('data-wrapper')) return true;
  return (tag === 'span' || tag === 'font') && (attributes.length === 0 || !element.hasChildNodes());
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Removes comments and the line feeds between blocks. */
function removeNoise(body: HTMLElement): void {
  body.normalize();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as ChildNode;
    if (node.nodeType === Node.COMMENT_NODE || (isBlank(node) && isBesideBlock(node))) found.push(node);
  }
  for (const node of found) node.remove();
}

const isBesideBlock = ({ previousSibling, nextSibling }: Node): boolean =>
  [previousSibling, nextSibling].some((node) => node instanceof Element && blockTags.has(node.localName));
