import { parseHtml } from '../html/parseHtml';
import names from './islandNames.json';

const visibleTags = 'img, svg, table, audio, video, input, button, select, textarea';

/** What an island holds, in words. */
export function describeIsland(html: string) {
  const body = parseHtml(html);
  const first = body.firstElementChild;
  const tag = first?.localName ?? '';
  // An anchor, an icon of the public site's style sheet, an empty element of Word.
  const isInvisible = !body.textContent.trim() && !body.querySelector(visibleTags);
  const anchor = first?.getAttribute('name') ?? first?.id;
  if (isInvisible && tag === 'a' && anchor) return { text: `anchor ${anchor}`, isInvisible };
  if (isInvisible && first?.className) return { text: `${tag} of class ${first.getAttribute('class')}`, isInvisible };
  return { text: names[tag as keyof typeof names] ?? `a piece of HTML (${tag || 'text'})`, isInvisible };
}
