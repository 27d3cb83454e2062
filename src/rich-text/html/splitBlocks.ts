import { blockTags, inlineTags, inlineUnitTags, nonContentTags, xhtmlNamespace } from './tags';

/** What stands between two blocks: white space and comments, as HTML. */
export type Gap = string;

/** One block of a parent: an element, or a run of text and inline elements without an element around it. */
export interface HtmlBlock {
  readonly gap: Gap;
  readonly content: Element | readonly Node[];
}

export interface SplitBlocks {
  readonly blocks: readonly HtmlBlock[];
  readonly tail: Gap;
}

const blankText = /^[ \t\r\n\f]*$/;

/** White space that is invisible between blocks. */
export const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && blankText.test(node.nodeValue ?? '');

/** A node's own HTML, as the browser writes it. */
export function outerHtml(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  const parent = node.ownerDocument?.createElement('div');
  parent?.append(node.cloneNode(true));
  return parent?.innerHTML ?? '';
}

/** The HTML of a block without its gap. */
export const blockHtml = ({ content }: HtmlBlock): string =>
  content instanceof Element ? content.outerHTML : content.map(outerHtml).join('');

/** Whether an inline element has a block somewhere inside: it is a box then, not a mark. */
export function holdsBlock(element: Element): boolean {
  return Array.from(element.children).some(
    (child) =>
      child.namespaceURI === xhtmlNamespace &&
      (isContentBlock(child) || (!inlineUnitTags.has(child.localName) && holdsBlock(child))),
  );
}

const isContentBlock = ({ localName }: Element): boolean => blockTags.has(localName) && !nonContentTags.has(localName);

const isBlockNode = (node: Node): node is Element =>
  node instanceof Element && (blockTags.has(node.localName) || (inlineTags.has(node.localName) && holdsBlock(node)));

/** Splits a parent's children into blocks. Gaps, contents and tail together are the whole. */
export function splitBlocks(parent: ParentNode): SplitBlocks {
  const blocks: HtmlBlock[] = [];
  let gap = '';
  let run: Node[] = [];
  const endRun = () => {
    const end = run.findLastIndex((node) => !isBlank(node)) + 1;
    const [content, rest] = [run.slice(0, end), run.slice(end)];
    if (content.length) blocks.push({ gap, content });
    gap = (content.length ? '' : gap) + rest.map(outerHtml).join('');
    run = [];
  };
  for (const node of parent.childNodes) {
    if (isBlockNode(node)) {
      endRun();
      blocks.push({ gap, content: node });
      gap = '';
    } else if (!run.length && (node.nodeType === Node.COMMENT_NODE || isBlank(node))) gap += outerHtml(node);
    else run.push(node);
  }
  endRun();
  return { blocks, tail: gap };
}
