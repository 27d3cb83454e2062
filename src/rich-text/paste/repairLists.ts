const stylePattern = /list-style-type:\s*([\w-]+)\s*;?/i;
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Google Docs and LibreOffice put lists beside the item that they belong to, and the kind of numbering on each item. */
export function repairLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)'))
    if (list.previousElementSibling?.localName === 'li') list.previousElementSibling.append(list);
  for (const list of body.querySelectorAll('ol')) {
    const kinds = new Set(
      Array.from(list.children, (item) => stylePattern.exec(styleOf(item))?.[1]?.toLowerCase() ?? ''),
    );
    const type = kinds.size === 1 && typeOf([...kinds].join());
    if (!type) continue;
    if (type !== '1') list.setAttribute('type', type);
    for (const item of list.children) item.setAttribute('style', styleOf(item).replace(stylePattern, ''));
  }
}

/** The attribute for a style of lists; '' if there is none. */
function typeOf(style: string): string {
  const [, size, letters] = /^(lower|upper)-(alpha|latin|roman)$/.exec(style) ?? [];
  const type = letters === 'roman' ? 'i' : letters && 'a';
  return (size === 'upper' ? type?.toUpperCase() : type) ?? (style === 'decimal' ? '1' : '');
}
