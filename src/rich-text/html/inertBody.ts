/** Parses HTML in a document without a window: nothing in it runs, loads or asks the network. */
export function inertBody(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return body;
}
