import { keepsSpace, splitDeclarations } from './styles';
import { BLOCK, INLINE, VOID } from './tags';

/**
 * What a reader can tell apart, as one string: the same blocks in the same order, each run of text with the same inline
 * elements, attributes and styles around it. Forgiven: nesting order, runs split in two, comments, `mso-*`, and white
 * space that HTML does not draw.
 */
export function lookOf(root: ParentNode): string {
  const look: Look = { parts: [], text: '', dress: '', pending: '', start: true };
  walk(root.childNodes, [], false, look);
  endLine(look);
  return look.parts.join('');
}

type Look = { readonly parts: string[]; text: string; dress: string; pending: string; start: boolean };
type Dress = { readonly tag: string; readonly attributes: readonly string[] };

function walk(children: NodeListOf<ChildNode>, stack: readonly Dress[], pre: boolean, look: Look): void {
  for (const child of children) {
    if (child.nodeType === Node.TEXT_NODE) addText(child.nodeValue ?? '', dressOf(stack), pre, look);
    else if (child instanceof Element) addElement(child, stack, pre, look);
  }
}

function addText(raw: string, dress: string, pre: boolean, look: Look): void {
  if (pre) {
    append(look.pending + raw, dress, look);
    return;
  }
  let text = raw.replace(/[ \t\r\n\f]+/g, ' ');
  if (look.start || look.pending) text = text.replace(/^ /, '');
  if (!text) return;
  // A space at the end is drawn only if something follows on the same line.
  const ends = text.endsWith(' ');
  append(look.pending + (ends ? text.slice(0, -1) : text), dress, look);
  look.pending = ends ? ' ' : '';
}

function append(text: string, dress: string, look: Look): void {
  if (!text) return;
  look.pending = '';
  look.start = false;
  if (dress !== look.dress) flush(look);
  look.dress = dress;
  look.text += text;
}

function flush(look: Look): void {
  if (look.text) look.parts.push(`"${look.dress}|${look.text}"`);
  look.text = '';
}

function endLine(look: Look): void {
  flush(look);
  look.pending = '';
  look.start = true;
}

function addElement(element: Element, stack: readonly Dress[], pre: boolean, look: Look): void {
  const { localName: tag } = element;
  const own: Dress = { tag, attributes: attributesOf(element) };
  const inside = pre || tag === 'pre' || tag === 'textarea' || keepsSpace(element.getAttribute('style') ?? '');
  const empty = !element.hasChildNodes();
  if (INLINE.has(tag) && !(empty && own.attributes.length)) {
    walk(element.childNodes, [...stack, own], inside, look);
    return;
  }
  const block = BLOCK.has(tag) || tag === 'br';
  if (block) endLine(look);
  else if (look.pending) append(look.pending, look.dress, look);
  flush(look);
  look.parts.push(`<${tag} ${own.attributes.join(' ')} ${dressOf(stack)}>`);
  if (!block && (VOID.has(tag) || !INLINE.has(tag))) look.start = false;
  walk(element.childNodes, block ? [] : stack, inside, look);
  if (block) endLine(look);
  flush(look);
  look.parts.push('</>');
}

const HIDDEN_DRESS = new Set(['span', 'font', 'o:p']);

function dressOf(stack: readonly Dress[]): string {
  const styles = new Map<string, string>();
  const others = new Set<string>();
  for (const { tag, attributes } of stack) {
    if (!HIDDEN_DRESS.has(tag)) others.add(tag);
    for (const attribute of attributes) {
      const [, property = '', value = ''] = /^style\.([^=]+)=([\s\S]*)$/.exec(attribute) ?? [];
      if (property) styles.set(property, value);
      else others.add(`${tag}@${attribute}`);
    }
  }
  return [...[...others].sort(), ...[...styles].map(([property, value]) => `${property}:${value}`).sort()].join(' ');
}

function attributesOf(element: Element): string[] {
  const list: string[] = [];
  for (const { name, value } of element.attributes) {
    if (name === 'style') for (const [key, text] of lastDeclarations(value)) list.push(`style.${key}=${text}`);
    else if (name === 'class') for (const word of new Set(value.split(/\s+/))) list.push(word && `class.${word}`);
    else list.push(`${name}=${value}`);
  }
  return list.filter(Boolean).sort();
}

function lastDeclarations(style: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [property, value] of splitDeclarations(style)) {
    if (!property.startsWith('mso-')) kept.set(property, value.replace(/\s+/g, ' '));
  }
  return kept;
}
