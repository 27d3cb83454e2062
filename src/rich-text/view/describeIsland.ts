import { parseHtml } from '../html/parseHtml';

const names: Readonly<Record<string, string>> = {
  table: 'a table with uneven rows',
  svg: 'a drawing',
  audio: 'a sound player',
  video: 'a video player',
  input: 'a form field',
  select: 'a form field',
  textarea: 'a form field',
  button: 'a button',
  ruby: 'text with its pronunciation',
  canvas: 'a drawing',
};

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
  return { text: names[tag] ?? `a piece of HTML (${tag || 'text'})`, isInvisible };
}
