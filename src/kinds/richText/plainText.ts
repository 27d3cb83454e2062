/**
 * The text of HTML as one line: tags stripped, entities decoded, nothing run or fetched (a parsed document without a
 * window does neither).
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll('script, style, template, noscript')) unread.remove();
  // Two blocks are two words, also where no space stands between their tags.
  for (const block of body.querySelectorAll('p, div, li, td, th, br, h1, h2, h3, h4, h5, h6, dt, dd, blockquote, pre'))
    block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
