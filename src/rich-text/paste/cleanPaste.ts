import { inertBody } from '../html/inertBody';
import { isBlank } from '../html/pieces';
import { joinDeclarations, splitDeclarations } from '../html/styles';
import { BLOCK } from '../html/tags';
import { listParagraphs } from './listParagraphs';

/** Declarations that only repeat what is so anyway. */
const PLAIN: readonly (readonly [property: string, value: RegExp])[] = [
  ['font-weight', /^(normal|400)$/],
  ['font-style', /^normal$/],
  ['font-variant', /./],
  ['font-variant-east-asian', /./],
  ['font-variant-ligatures', /./],
  ['font-variant-numeric', /./],
  ['font-variant-alternates', /./],
  ['text-decoration', /^none$/],
  ['text-decoration-skip-ink', /./],
  ['vertical-align', /^baseline$/],
  ['white-space', /./],
  ['white-space-collapse', /./],
  ['background-color', /^transparent$/],
  ['color', /^(#000000|windowtext|black)$/i],
  ['text-autospace', /./],
  ['tab-stops', /./],
];

/** What Word and Google Docs put around the text they give to the clipboard is taken off; the text stays. */
export function cleanPaste(html: string): string {
  const body = inertBody(withoutConditionals(html));
  for (const element of body.querySelectorAll('style, meta, link, xml, title, script')) element.remove();
  listParagraphs(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) cleanElement(element);
  for (const element of Array.from(body.querySelectorAll('*')).toReversed()) if (isWrapper(element)) unwrap(element);
  removeNoise(body);
  return body.innerHTML;
}

/** Word's `<![if …]>` becomes a comment when parsed, what it wraps stays; its hidden half is a comment already. */
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
}

const isNoise = (property: string, value: string): boolean =>
  property.startsWith('mso-') || PLAIN.some(([name, values]) => name === property && values.test(value));

/** Elements that say nothing any more. */
function isWrapper(element: Element): boolean {
  const { localName: tag, attributes } = element;
  if (tag.includes(':') || element.hasAttribute('data-wrapper')) return true;
  return (tag === 'span' || tag === 'font') && (attributes.length === 0 || !element.hasChildNodes());
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Comments, and the line feeds that the source has between its blocks. */
function removeNoise(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as ChildNode;
    if (node.nodeType === Node.COMMENT_NODE || (isBlank(node) && standsBetweenBlocks(node))) found.push(node);
  }
  for (const node of found) node.remove();
}

const standsBetweenBlocks = ({ previousSibling, nextSibling }: Node): boolean =>
  [previousSibling, nextSibling].some((node) => node instanceof Element && BLOCK.has(node.localName));
