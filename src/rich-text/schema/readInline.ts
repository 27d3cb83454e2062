import type { Node as DocNode, Mark } from '@tiptap/pm/model';
import { attributesOf } from '../html/attributes';
import { isBlank, outerHtml } from '../html/splitBlocks';
import { keepsSpace } from '../html/styles';
import { inlineTags, inlineUnitTags, xhtmlNamespace } from '../html/tags';
import { schema } from './schema';

interface Line {
  readonly nodes: DocNode[];
  /** A space would be invisible here: at the start of a line and after a space. */
  collapses: boolean;
}

interface Context {
  readonly line: Line;
  readonly opaque: ReadonlySet<Node>;
  readonly pre: boolean;
}

/** Reads the content of a text block. `opaque` elements become islands; `pre` keeps white space as text. */
export function readInline(children: Iterable<Node>, opaque: ReadonlySet<Node>, pre: boolean): DocNode[] {
  const line: Line = { nodes: [], collapses: true };
  readAll(children, { line, opaque, pre }, []);
  endLine(line);
  return line.nodes;
}

function readAll(children: Iterable<Node>, context: Context, marks: readonly Mark[]): void {
  for (const child of children) {
    if (child.nodeType === Node.TEXT_NODE) readText(child.nodeValue ?? '', context, marks);
    else if (child.nodeType === Node.COMMENT_NODE) {
      context.line.nodes.push(schema.node('comment', { text: child.nodeValue ?? '' }, undefined, marks));
    } else readElement(child as Element, context, marks);
  }
}

function readText(raw: string, { line, pre }: Context, marks: readonly Mark[]): void {
  let text = raw;
  if (!pre) {
    text = raw.replace(/[ \t\r\n\f]+/g, ' ');
    if (line.collapses && text.startsWith(' ')) text = text.slice(1);
  }
  if (!text) return;
  line.nodes.push(schema.text(text, marks));
  line.collapses = !pre && text.endsWith(' ');
}

/** Removes a space that is invisible before a line break or the end of the block. */
function endLine(line: Line): void {
  const at = line.nodes.findLastIndex((node) => node.type.name !== 'comment');
  const last = line.nodes[at];
  if (!line.collapses || !last?.text?.endsWith(' ')) return;
  const rest = last.text.slice(0, -1);
  line.nodes.splice(at, 1, ...(rest ? [schema.text(rest, last.marks)] : []));
}

function readElement(element: Element, context: Context, marks: readonly Mark[]): void {
  const { line } = context;
  const { localName: tag } = element;
  const push = (node: DocNode) => {
    line.nodes.push(node);
    line.collapses = false;
  };
  if (element.namespaceURI !== xhtmlNamespace || context.opaque.has(element)) push(island(element, marks));
  else if (tag === 'br') {
    endLine(line);
    line.nodes.push(schema.node('br', { attributes: attributesOf(element) }, undefined, marks));
    line.collapses = !context.pre;
  } else if (tag === 'img' && element.hasAttribute('src')) {
    push(schema.node('image', { attributes: attributesOf(element) }, undefined, marks));
  } else if (tag === 'iframe') {
    push(schema.node('frame', { attributes: attributesOf(element), inner: element.innerHTML }, undefined, marks));
  } else if (inlineTags.has(tag) && !inlineUnitTags.has(tag) && element.hasChildNodes())
    readMarked(element, context, marks);
  else push(island(element, marks));
}

const island = (element: Element, marks: readonly Mark[]): DocNode =>
  schema.node('inlineIsland', { html: outerHtml(element) }, undefined, marks);

function readMarked(element: Element, { line, opaque, pre }: Context, marks: readonly Mark[]): void {
  const attrs = { tag: element.localName, attributes: attributesOf(element) };
  const twin = marks.filter(
    (mark) => mark.attrs.tag === attrs.tag && mark.attrs.attributes === attrs.attributes,
  ).length;
  const before = line.nodes.length;
  const inside = { line, opaque, pre: pre || keepsSpace(attrs.attributes) };
  readAll(element.childNodes, inside, [...marks, schema.mark('inline', { ...attrs, twin })]);
  // Without content there is nothing to carry the mark.
  if (line.nodes.length === before && !Array.from(element.childNodes).every(isBlank)) {
    line.nodes.push(island(element, marks));
  }
}
