import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { inertBody } from '../html/inertBody';
import { cleanStyle } from './cleanStyle';
import { hideComments, showComments } from './comments';
import { frameHost } from './frameHosts';
import { nameRemoval } from './nameRemoval';

const words = (text: string): string[] => text.split(' ');

const CONFIG: Config = {
  USE_PROFILES: { html: true, svg: true },
  ADD_TAGS: words('iframe center font o:p wbr picture source nobr'),
  ADD_ATTR: words(
    'allow allowfullscreen webkitallowfullscreen mozallowfullscreen frameborder scrolling referrerpolicy loading target align bgcolor valign nowrap cellpadding cellspacing border reversed value start type scope datetime srcset media aria-level',
  ),
  FORBID_TAGS: words(
    'style link meta base object embed template noscript math use animate animateMotion animateTransform set foreignObject marquee dialog slot',
  ),
  FORBID_ATTR: words('srcdoc formaction ping autofocus is contenteditable accesskey nonce'),
  FORCE_BODY: true,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms|ftp|cid):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};
const WITH_COMMENTS: Config = { ...CONFIG, ADD_TAGS: [...words('#comment'), ...(CONFIG.ADD_TAGS as string[])] };

export type Sanitised = {
  readonly html: string;
  /** What was taken out, in words, each once. */
  readonly removed: readonly string[];
};

let purifier: DOMPurify | undefined;

/**
 * HTML in which nothing runs. `comments`: keep them (in the editor, which must lose nothing); else they are dropped
 * (on display, where nobody sees them).
 */
export function sanitise(html: string, { comments = false } = {}): Sanitised {
  if (!html.trim()) return { html, removed: [] };
  purifier ??= createPurifier();
  const source = comments ? encodeComments(html) : html;
  const clean = purifier.sanitize(source, comments ? WITH_COMMENTS : CONFIG);
  const removed = new Set(purifier.removed.map(nameRemoval).filter((name) => name !== null));
  if (!comments) removed.delete('a comment');
  return { html: comments ? showComments(clean) : clean, removed: [...removed] };
}

function encodeComments(html: string): string {
  if (!html.includes('<!--')) return html;
  const body = inertBody(html);
  hideComments(body);
  return body.innerHTML;
}

function createPurifier(): DOMPurify {
  const created = createDOMPurify(window);
  created.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName !== 'style') return;
    const clean = cleanStyle(attribute.attrValue);
    if (clean === attribute.attrValue) return;
    created.removed.push({ attribute: element.getAttributeNode('style'), from: element });
    attribute.attrValue = clean;
    attribute.keepAttr = clean !== '';
  });
  created.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (!(node instanceof Element)) return;
    if (tagName === 'iframe' && !frameHost(node.getAttribute('src'))) {
      created.removed.push({ element: node });
      node.remove();
    } else if (tagName === 'form') dropForeignAction(node, created);
  });
  return created;
}

/** A form may send to the site itself only. */
function dropForeignAction(form: Element, { removed }: DOMPurify): void {
  const action = Element.prototype.getAttribute.call(form, 'action');
  if (action === null || /^(?:\/(?![/\\])|[?#])/.test(action.trim())) return;
  removed.push({ attribute: Element.prototype.getAttributeNode.call(form, 'action'), from: form });
  Element.prototype.removeAttribute.call(form, 'action');
}
