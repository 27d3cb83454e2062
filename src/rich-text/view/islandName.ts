import { inertBody } from '../html/inertBody';

const NAMES: Readonly<Record<string, string>> = {
  table: 'a table with uneven rows',
  svg: 'a drawing',
  audio: 'a sound player',
  video: 'a film player',
  input: 'a form field',
  select: 'a form field',
  textarea: 'a form field',
  button: 'a button',
  ruby: 'text with its reading',
  canvas: 'a drawing',
};

export type IslandName = {
  readonly text: string;
  /** Nothing that is drawn: an anchor, an icon of the public site's style sheet, an empty element of Word. */
  readonly unseen: boolean;
};

/** What an island holds, in words. */
export function islandName(html: string): IslandName {
  const body = inertBody(html);
  const first = body.firstElementChild;
  const tag = first?.localName ?? '';
  const unseen =
    !body.textContent?.trim() && !body.querySelector('img, svg, table, audio, video, input, button, select, textarea');
  const anchor = first?.getAttribute('name') ?? first?.id;
  if (unseen && tag === 'a' && anchor) return { text: `anchor ${anchor}`, unseen };
  if (unseen && first?.className) return { text: `${tag} of class ${first.getAttribute('class')}`, unseen };
  return { text: NAMES[tag] ?? `a piece of HTML (${tag || 'text'})`, unseen };
}
