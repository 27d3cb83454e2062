import { keepsSpace, splitDeclarations } from './styles';
import { blockTags, inlineTags, voidTags } from './tags';

interface Appearance {
  readonly parts: string[];
  /** The run of text being collected, and the inline elements around it. */
  text: string;
  around: string;
  /** A space that is visible only if something follows on the same line. */
  space: string;
  isLineStart: boolean;
}

interface InlineElement {
  readonly tag: string;
  readonly styles: ReadonlyMap<string, string>;
  /** Names and values, one for each class. */
  readonly attributes: readonly string[];
}

/** What a reader can see of HTML, as a string. Nesting order, comments and collapsed white space make no difference. */
export function appearanceOf(root: Element): string {
  const seen: Appearance = { parts: [], text: '', around: '', space: '', isLineStart: true };
  addChildren(root, [], false, seen);
  endLine(seen);
  return seen.parts.join('');
}

function addChildren(parent: Element, stack: readonly InlineElement[], pre: boolean, seen: Appearance): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) addText(child.nodeValue ?? '', describe(stack), pre, seen);
    else if (child instanceof Element) addElement(child, stack, pre, seen);
  }
}

function addText(raw: string, around: string, pre: boolean, seen: Appearance): void {
  if (pre) {
    append(seen.space + raw, around, seen);
    return;
  }
  let text = raw.replace(/[ \t\r\n\f]+/g, ' ');
  if (seen.isLineStart || seen.space) text = text.replace(/^ /, '');
  if (!text) return;
  const endsWithSpace = text.endsWith(' ');
  append(seen.space + (endsWithSpace ? text.slice(0, -1) : text), around, seen);
  seen.space = endsWithSpace ? ' ' : '';
}

function append(text: string, around: string, seen: Appearance): void {
  if (!text) return;
  seen.space = '';
  seen.isLineStart = false;
  if (around !== seen.around) endRun(seen);
  seen.around = around;
  seen.text += text;
}

function endRun(seen: Appearance): void {
  if (seen.text) seen.parts.push(`"${seen.around}|${seen.text}"`);
  seen.text = '';
}

function endLine(seen: Appearance): void {
  endRun(seen);
  seen.space = '';
  seen.isLineStart = true;
}

function addElement(element: Element, stack: readonly InlineElement[], pre: boolean, seen: Appearance): void {
  const own = read(element);
  const { tag } = own;
  const inside = pre || tag === 'pre' || tag === 'textarea' || keepsSpace(element.getAttribute('style') ?? '');
  const isPlain = !own.attributes.length && !own.styles.size;
  if (inlineTags.has(tag) && (isPlain || element.hasChildNodes())) {
    addChildren(element, [...stack, own], inside, seen);
    return;
  }
  const isBlock = blockTags.has(tag) || tag === 'br';
  if (isBlock) endLine(seen);
  else if (seen.space) append(seen.space, seen.around, seen);
  endRun(seen);
  seen.parts.push(`<${describe([own])} in ${describe(stack)}>`);
  if (!isBlock && (voidTags.has(tag) || !inlineTags.has(tag))) seen.isLineStart = false;
  addChildren(element, isBlock ? [] : stack, inside, seen);
  if (isBlock) endLine(seen);
  endRun(seen);
  seen.parts.push('</>');
}

function read(element: Element): InlineElement {
  const { localName: tag, classList } = element;
  const declarations = splitDeclarations(element.getAttribute('style') ?? '');
  const styles = new Map(declarations.filter(([property]) => !property.startsWith('mso-')));
  const others = Array.from(element.attributes).filter(({ name }) => name !== 'style' && name !== 'class');
  const classes = Array.from(new Set(classList), (name) => `class=${name}`);
  return { tag, styles, attributes: [...classes, ...others.map(({ name, value }) => `${name}=${value}`)] };
}

/** Elements that are visible by their attributes only. */
const plainTags = new Set(['span', 'font', 'o:p']);

/** Nested inline elements in alphabetical order; of equal properties the innermost counts. */
function describe(stack: readonly InlineElement[]): string {
  const styles = new Map(stack.flatMap((element) => [...element.styles]));
  const tags = stack.map(({ tag }) => tag).filter((tag) => !plainTags.has(tag));
  const attributes = stack.flatMap(({ tag, attributes: own }) => own.map((attribute) => `${tag}@${attribute}`));
  const declarations = Array.from(styles, ([property, value]) => `${property}:${value.replace(/\s+/g, ' ')}`);
  return [...[...new Set([...tags, ...attributes])].sort(), ...declarations.sort()].join(' ');
}
