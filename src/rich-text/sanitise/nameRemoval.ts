import type { RemovedAttribute, RemovedElement } from 'dompurify';

const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get;
/** A form's own fields can stand in for its properties, so the name is asked of the prototype. */
const tagOf = (node: Node): string => (node instanceof Element ? localName?.call(node) : node.nodeName.toLowerCase());

/** What DOMPurify took out, as an administrator would find it in the source; null for its own helper elements. */
export function nameRemoval(removal: RemovedElement | RemovedAttribute): string | null {
  if ('element' in removal) return nameElement(tagOf(removal.element));
  const { attribute, from } = removal;
  return attribute ? `${attribute.name} on <${tagOf(from)}>` : null;
}

function nameElement(tag: string): string | null {
  if (tag === 'body' || tag === 'remove') return null;
  return tag === '#comment' ? 'a comment' : `<${tag}>`;
}
