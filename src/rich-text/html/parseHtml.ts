let source: Document | undefined;

/** A document without a window, and so without the page's security policy, which would refuse `style` attributes. */
function createSource(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { implementation } = frame.contentDocument ?? document;
  frame.remove();
  return implementation.createHTMLDocument('');
}

/** Parses HTML where nothing in it runs, loads or calls the network. */
export function parseHtml(html: string): HTMLElement {
  source ??= createSource();
  const body = source.createElement('body');
  body.innerHTML = html;
  // A copy, because its classes are those of this window.
  return document.implementation.createHTMLDocument('').importNode(body, true);
}
