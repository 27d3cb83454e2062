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

/** Reads what was pasted as a stored text is read; parts of lists and tables without their frame as what they are. */
export function createClipboardParser(): DOMParser {
  const parser = new DOMParser(schema, []);
  parser.parseSlice = (dom) => Slice.maxOpen(schema.nodes.doc.create(null, readLoose(dom as Element)).content);
  return parser;
}

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
