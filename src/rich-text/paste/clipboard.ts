import { DOMParser, DOMSerializer, type Node as DocNode, type Fragment, Slice } from '@tiptap/pm/model';
import { parseHtml } from '../html/parseHtml';
import { sanitise } from '../sanitise/sanitise';
import { createReadContext, readItem } from '../schema/readBlock';
import { readCell, readRow } from '../schema/readTable';
import { schema } from '../schema/schema';
import { writeBlocks } from '../schema/writeBlock';
import { writeInline } from '../schema/writeInline';
import { readVerified } from '../text/load';
import { cleanPaste } from './cleanPaste';

const { paragraph } = schema.nodes;

/** Sanitises HTML from the clipboard, and cleans it unless it was copied in the editor. */
export const cleanClipboard = (html: string): string =>
  sanitise(html.includes('data-pm-slice') ? html : cleanPaste(html)).html;

export interface Pasting {
  readonly clipboardParser: DOMParser;
  readonly transformPasted: (slice: Slice) => Slice;
}

/** Reads pasted HTML as a stored text is read, and items, rows and cells without their list or table. */
export function createPasting(): Pasting {
  const clipboardParser = new DOMParser(schema, []);
  let foreign = false;
  clipboardParser.parseSlice = (dom) => {
    foreign = !(dom as Element).querySelector('[data-pm-slice]');
    return Slice.maxOpen(schema.nodes.doc.create(null, readLoose(dom as Element)).content);
  };
  return {
    clipboardParser,
    transformPasted: (slice) => {
      const { content, openStart, openEnd } = slice;
      const [first, last] = [foreign && isKeptWhole(content.firstChild), foreign && isKeptWhole(content.lastChild)];
      return first || last ? new Slice(content, first ? 0 : openStart, last ? 0 : openEnd) : slice;
    },
  };
}

/** A heading, code or numbering from elsewhere; of the first two ProseMirror would keep only the text, of lists the items. */
const isKeptWhole = (node: DocNode | null): boolean =>
  node?.type === schema.nodes.pre ||
  (node?.type === schema.nodes.ol && node.attrs.attributes !== '') ||
  (node?.type === paragraph && node.attrs.tag !== 'p');

function readLoose(dom: Element): readonly DocNode[] {
  for (const element of dom.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice');
  const context = createReadContext(new WeakMap());
  const elements = Array.from(dom.children);
  const all = (tags: string): boolean => elements.length > 0 && elements.every((element) => element.matches(tags));
  if (all('li')) return elements.map((element) => readItem(element, '', context));
  if (all('tr')) return elements.flatMap((element) => readRow(element, '', '', context) ?? []);
  if (all('td, th')) return elements.map((element) => readCell(element, '', context));
  return readVerified(dom.innerHTML).nodes;
}

/** Writes to the clipboard what would be stored, not what the editing area shows. */
export function createClipboardSerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  const serializer = new DOMSerializer(nodes, marks);
  serializer.serializeFragment = (fragment, _options, target) => {
    const into = target ?? document.createDocumentFragment();
    into.append(...Array.from(storedNodes(fragment), (node) => document.importNode(node, true)));
    return into;
  };
  return serializer;
}

/** Where HTML allows a row or a cell. */
const contexts: Readonly<Record<string, readonly [before: string, selector: string]>> = {
  row: ['<table><tbody>', 'tbody'],
  cell: ['<table><tbody><tr>', 'tr'],
  headerCell: ['<table><tbody><tr>', 'tr'],
};

function storedNodes(fragment: Fragment): NodeListOf<ChildNode> {
  const { firstChild } = fragment;
  if (firstChild?.isInline) return parseHtml(writeInline(paragraph.create(null, fragment), false)).childNodes;
  const [before, selector] = contexts[firstChild?.type.name ?? ''] ?? ['', ''];
  const body = parseHtml(before + writeBlocks(fragment.content, new WeakMap()));
  return (selector ? (body.querySelector(selector) ?? body) : body).childNodes;
}
