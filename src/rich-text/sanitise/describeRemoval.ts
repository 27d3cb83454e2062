import type { RemovedAttribute, RemovedElement } from 'dompurify';

const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get;
/** The prototype's getter, because a field of a form can shadow the form's own properties. */
const tagOf = (node: Node): string => (node instanceof Element ? localName?.call(node) : node.nodeName.toLowerCase());

/** Names what DOMPurify removed as it is written in the source; null for its own helper elements. */
export function describeRemoval(removal: RemovedElement | RemovedAttribute): string | null {
  if ('element' in removal) return nameElement(tagOf(removal.element));
  const { attribute, from } = removal;
  return attribute ? `${attribute.name} on <${tagOf(from)}>` : null;
}

function nameElement(tag: string): string | null {
  if (tag === 'body' || tag === 'remove') return null;
  return tag === '#comment' ? 'a comment' : `<${tag}>`;
}
