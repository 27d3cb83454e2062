declare global {
  interface Window {
    /** What `locate` found last. */
    foundElement?: Element;
  }
}

/** A target as JSON. */
export interface Query {
  readonly role: string;
  readonly exact?: string;
  readonly pattern?: string;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/**
 * Finds the last displayed element of a role and name, scrolls it into view and gives its middle; null if there is none
 * or something covers it. It runs in the page, so it uses nothing from outside.
 */
export function locate({ role, exact, pattern }: Query): Place | null {
  const tags: Readonly<Record<string, string>> = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
    file: 'input[type=file]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    menuitem: '[role=menuitemradio]',
    img: 'img',
    text: '*',
  };
  const found: Element[] = [];
  const search = (root: ParentNode) => {
    const selector = [tags[role], `[role=${role}]`].filter(Boolean).join(', ');
    found.push(...root.querySelectorAll(selector));
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) search(element.shadowRoot);
  };
  search(document);
  const squeeze = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const textOf = (ids: string | null) =>
    ids &&
    squeeze(
      ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  // A button keeps the space of the text that it has while it is busy.
  const displayedText = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.checkVisibility({ visibilityProperty: true })) text += nodeValue;
    }
    return squeeze(text);
  };
  const nameOf = (element: Element): string => {
    if (role === 'text') return squeeze(element.textContent);
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const label = labels?.length ? squeeze(labels[0]?.textContent).replace(/\s*\*$/, '') : '';
    const alt = element.getAttribute('alt');
    return (
      element.getAttribute('aria-label') ||
      textOf(element.getAttribute('aria-labelledby')) ||
      label ||
      alt ||
      displayedText(element)
    );
  };
  const fits = (element: Element) => {
    if (exact === undefined && pattern === undefined) return true;
    const name = nameOf(element);
    return pattern === undefined ? name === exact : new RegExp(pattern).test(name);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && !element.closest('[aria-hidden=true], [inert]');
  const element = found.filter((one) => (role === 'file' || isShown(one)) && fits(one)).at(-1);
  if (!element) return null;
  window.foundElement = element;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let { left, top, width, height } = element.getBoundingClientRect();
  if (role === 'file') return { x: 0, y: 0, text: '' };
  // A link or text may be broken into lines.
  const [line] = element.getClientRects();
  if (line) ({ left, top, width, height } = line);
  const place = { x: left + width / 2, y: top + height / 2, text: squeeze(element.textContent) };
  const root = element.getRootNode() as Document | ShadowRoot;
  const covering = root.elementFromPoint(place.x, place.y);
  const isFree =
    /^(text|heading|dialog|progressbar)$/.test(role) ||
    (covering &&
      (element.contains(covering) || covering.contains(element) || covering.closest('label')?.contains(element)));
  return isFree ? place : null;
}
