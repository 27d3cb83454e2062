const levelPattern = /mso-list:[^;]*\blevel(\d)/i;

/** Word writes list items as paragraphs with a bullet as text; each run of them becomes a list again. */
export function restoreWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of Array.from(body.querySelectorAll('p'))) {
    const [, level] = levelPattern.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!level) {
      open = [];
      continue;
    }
    if (open[0]?.nextElementSibling !== paragraph) open = [];
    open = addItem(paragraph, Number(level), open);
  }
}

/** Adds the paragraph as an item to the list at its level; returns the lists that are open after it. */
function addItem(paragraph: HTMLElement, level: number, open: readonly HTMLElement[]): HTMLElement[] {
  const tag = takeBullet(paragraph);
  const lists = open.slice(0, level);
  const depth = Math.min(level, lists.length + 1);
  let list = lists[depth - 1];
  if (!list) {
    list = document.createElement(tag);
    const parent = lists.at(-1);
    if (parent) (parent.lastElementChild ?? parent).append(list);
    else paragraph.before(list);
    lists.push(list);
  }
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
  return lists;
}

/** Removes the bullet; a number or letter means a numbered list. */
function takeBullet(paragraph: HTMLElement): 'ul' | 'ol' {
  for (const span of paragraph.querySelectorAll('span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue;
    const bullet = span.textContent?.trim() ?? '';
    span.remove();
    return /^[\w]{1,4}[.)]/.test(bullet) ? 'ol' : 'ul';
  }
  return 'ul';
}
