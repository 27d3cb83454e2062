import { BLOCK, INLINE, INLINE_ATOM, NOT_CONTENT, XHTML } from './tags';

/** What stands between two blocks: white space and comments, as HTML. */
export type Gap = string;

/** One block of a parent: an element, or a run of text and inline elements that stand there without one. */
export type Piece = { readonly gap: Gap; readonly content: Element | readonly Node[] };
export type Cut = { readonly pieces: readonly Piece[]; readonly tail: Gap };

const BLANK = /^[ \t\r\n\f]*$/;
/** White-space text that HTML does not draw between blocks. */
export const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && BLANK.test(node.nodeValue ?? '');

/** A node's own HTML, as the browser writes it. */
export function outerHtml(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  const shell = node.ownerDocument?.createElement('div');
  shell?.append(node.cloneNode(true));
  return shell?.innerHTML ?? '';
}

/** The HTML of a piece without its gap. */
export const pieceHtml = ({ content }: Piece): string =>
  content instanceof Element ? content.outerHTML : content.map(outerHtml).join('');

/** Whether an inline element has a block somewhere inside, and so is a box rather than a mark. */
export function holdsBlock(element: Element): boolean {
  return Array.from(element.children).some(
    (child) =>
      child.namespaceURI === XHTML &&
      (isContentBlock(child) || (!INLINE_ATOM.has(child.localName) && holdsBlock(child))),
  );
}

const isContentBlock = ({ localName }: Element): boolean => BLOCK.has(localName) && !NOT_CONTENT.has(localName);

const isBlockNode = (node: Node): node is Element =>
  node instanceof Element && (BLOCK.has(node.localName) || (INLINE.has(node.localName) && holdsBlock(node)));

/** Cuts a parent's children into blocks; nothing is lost: gaps, contents and the tail make up the whole again. */
export function cutPieces(parent: ParentNode): Cut {
  const pieces: Piece[] = [];
  let gap = '';
  let run: Node[] = [];
  const flush = () => {
    const end = run.findLastIndex((node) => !isBlank(node)) + 1;
    const [content, rest] = [run.slice(0, end), run.slice(end)];
    if (content.length) pieces.push({ gap, content });
    gap = (content.length ? '' : gap) + rest.map(outerHtml).join('');
    run = [];
  };
  for (const node of parent.childNodes) {
    const loose = node.nodeType === Node.COMMENT_NODE || isBlank(node);
    if (isBlockNode(node)) {
      flush();
      pieces.push({ gap, content: node });
      gap = '';
    } else if (loose && !run.length) gap += outerHtml(node);
    else run.push(node);
  }
  flush();
  return { pieces, tail: gap };
}
