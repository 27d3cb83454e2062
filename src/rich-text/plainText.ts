import { parseHtml } from './html/parseHtml';

const separated =
  'address, article, aside, blockquote, br, caption, dd, details, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, ol, p, pre, section, summary, table, td, th, tr, ul';

/** The text of stored HTML in one line: no tags, entities decoded, white space collapsed. */
export function plainText(html: string): string {
  return (/[<&]/.test(html) ? textOf(html) : html).replace(/\s+/g, ' ').trim();
}

function textOf(html: string): string {
  const body = parseHtml(html);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll(separated)) element.after(' ');
  for (const element of body.querySelectorAll('p, div, li, ul, ol, table, td')) element.before(' ');
  return body.textContent;
}
