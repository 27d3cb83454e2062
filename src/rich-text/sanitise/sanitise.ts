import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { parseHtml } from '../html/parseHtml';
import { allowedFrameHost } from './allowedFrameHost';
import { cleanStyle } from './cleanStyle';
import { decodeComments, encodeComments } from './comments';
import { describeRemoval } from './describeRemoval';

const words = (text: string): string[] => text.split(' ');

const config: Config = {
  USE_PROFILES: { html: true, svg: true },
  ADD_TAGS: words('iframe center font o:p wbr picture source nobr'),
  ADD_ATTR: words(
    'allow allowfullscreen webkitallowfullscreen mozallowfullscreen frameborder scrolling referrerpolicy loading target align bgcolor valign nowrap cellpadding cellspacing border reversed value start type scope datetime srcset media aria-level',
  ),
  FORBID_TAGS: words(
    'style link meta base object embed template noscript math use animate animateMotion animateTransform set foreignObject marquee dialog slot',
  ),
  FORBID_ATTR: words('srcdoc formaction ping autofocus is contenteditable accesskey nonce'),
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms|ftp|cid):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};
const configWithComments: Config = { ...config, ADD_TAGS: [...words('#comment'), ...(config.ADD_TAGS as string[])] };

let purifier: DOMPurify | undefined;

/** Removes everything that could run, and names what was removed. `comments` are kept in the editor only. */
export function sanitise(html: string, { comments = false } = {}) {
  if (!html.trim()) return { html, removed: [] };
  purifier ??= createPurifier();
  const body = parseHtml(html);
  if (comments) encodeComments(body);
  const clean = purifier.sanitize(body, comments ? configWithComments : config);
  const removed = new Set(purifier.removed.map(describeRemoval).filter((name) => name !== null));
  if (!comments) removed.delete('a comment');
  return { html: comments ? decodeComments(clean) : clean, removed: [...removed] };
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
    if (tagName === 'iframe' && !allowedFrameHost(node.getAttribute('src'))) {
      created.removed.push({ element: node });
      node.remove();
    } else if (tagName === 'form') removeForeignAction(node, created);
  });
  return created;
}

/** A form may send to this site only. */
function removeForeignAction(form: Element, { removed }: DOMPurify): void {
  const action = Element.prototype.getAttribute.call(form, 'action');
  if (action === null || /^(?:\/(?![/\\])|[?#])/.test(action.trim())) return;
  removed.push({ attribute: Element.prototype.getAttributeNode.call(form, 'action'), from: form });
  Element.prototype.removeAttribute.call(form, 'action');
}
