import { DOMParser, DOMSerializer, type Node as DocNode, type Fragment, Slice } from '@tiptap/pm/model';
import { inertBody } from '../html/inertBody';
import { sanitise } from '../sanitise/sanitise';
import { type Reading, readItem } from '../schema/readBlock';
import { readCell, readRow } from '../schema/readTable';
import { schema } from '../schema/schema';
import { writeBlocks } from '../schema/writeBlock';
import { writeInline } from '../schema/writeInline';
import { readVerified } from '../text/load';
import { cleanPaste } from './cleanPaste';

const { paragraph } = schema.nodes;

/** HTML from the clipboard: cleaned if it is of Word or Google Docs, and nothing in it runs. */
export const cleanClipboard = (html: string): string =>
  sanitise(html.includes('data-pm-slice') ? html : cleanPaste(html)).html;

export type Pasting = {
  readonly clipboardParser: DOMParser;
  readonly transformPasted: (slice: Slice) => Slice;
};

/**
 * Reads what was pasted as a stored text is read; parts of lists and tables without their frame as what they are. A
 * heading or code from elsewhere stays what it is; as part of a line it would only give its text to the paragraph.
 */
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
      const [first, last] = [foreign && isOwn(content.firstChild), foreign && isOwn(content.lastChild)];
      return first || last ? new Slice(content, first ? 0 : openStart, last ? 0 : openEnd) : slice;
    },
  };
}

const isOwn = (node: DocNode | null): boolean =>
  node?.type === schema.nodes.pre || (node?.type === paragraph && node.attrs.tag !== 'p');

function readLoose(dom: Element): readonly DocNode[] {
  for (const element of dom.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice');
  const reading: Reading = { sources: new WeakMap(), opaque: new Set() };
  const elements = Array.from(dom.children);
  const all = (tags: string): boolean => elements.length > 0 && elements.every((element) => element.matches(tags));
  if (all('li')) return elements.map((element) => readItem(element, '', reading));
  if (all('tr')) return elements.flatMap((element) => readRow(element, '', '', reading) ?? []);
  if (all('td, th')) return elements.map((element) => readCell(element, '', reading));
  return readVerified(dom.innerHTML).nodes;
}

/** Writes to the clipboard what would be stored, not what the editing area draws. */
export function createClipboardSerializer(): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  const serializer = new DOMSerializer(nodes, marks);
  serializer.serializeFragment = (fragment, _options, target) => {
    const into = target ?? document.createDocumentFragment();
    into.append(...Array.from(draw(fragment), (node) => document.importNode(node, true)));
    return into;
  };
  return serializer;
}

/** The frame in which HTML lets a row or a cell stand. */
const FRAMES: Readonly<Record<string, readonly [before: string, selector: string]>> = {
  row: ['<table><tbody>', 'tbody'],
  cell: ['<table><tbody><tr>', 'tr'],
  headerCell: ['<table><tbody><tr>', 'tr'],
};

function draw(fragment: Fragment): NodeListOf<ChildNode> {
  const { firstChild } = fragment;
  if (firstChild?.isInline) return inertBody(writeInline(paragraph.create(null, fragment), false)).childNodes;
  const [before, selector] = FRAMES[firstChild?.type.name ?? ''] ?? ['', ''];
  const body = inertBody(before + writeBlocks(fragment.content, new WeakMap()));
  return (selector ? (body.querySelector(selector) ?? body) : body).childNodes;
}
