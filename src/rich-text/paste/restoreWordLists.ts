import { type Numbering, readLabel } from './readLabel';

/** Of one list in Word, at one level. */
interface OpenList {
  readonly id: string;
  readonly level: number;
  readonly element: HTMLElement;
  /** What its first label may mean, after those of the other items. */
  readonly starts: readonly Numbering[];
}

const listPattern = /mso-list:([^;]*)\blevel(\d)([^;]*)/i;
const symbolFont = /font-family:[^;]*(symbol|wingdings|webdings)/i;

/**
 * Word writes list items as paragraphs with their label as text. Each run of them becomes lists again, with the same
 * labels; a label that lists of HTML do not have stays as text, as does that of a heading.
 */
export function restoreWordLists(body: HTMLElement): void {
  let open: readonly OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, list, level, override] = listPattern.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (open[0]?.element.nextElementSibling !== paragraph) open = [];
    open = level ? addItem(paragraph, `${list}${override}`, Number(level), open) : [];
  }
}

/** Makes the paragraph an item of the list with this id and level, or of a new one; gives the lists that are open then. */
function addItem(paragraph: HTMLElement, id: string, level: number, open: readonly OpenList[]): readonly OpenList[] {
  const isHeading = paragraph.localName !== 'p';
  const label = takeLabel(paragraph);
  const meanings = isHeading ? [] : readLabel(label);
  const around = isHeading ? [] : open.filter((list) => list.level < level);
  const outer = around.at(-1);
  const parent = outer?.element.lastElementChild;
  if (!meanings.length) {
    paragraph.prepend(label && `${label} `);
    if (!parent) return around;
    // The item has the indent of its list.
    paragraph.style.textIndent = '';
    paragraph.style.marginLeft = level - outer.level > 1 ? `${(level - outer.level - 1) * 36}pt` : '';
    parent.append(paragraph);
    return around;
  }
  const same = open.find((list) => list.level === level && list.id === id);
  const continued = same && continueList(same, meanings);
  const list = continued ?? { id, level, element: document.createElement(label ? 'ol' : 'ul'), starts: meanings };
  if (!continued && parent) parent.append(list.element);
  else if (!continued) paragraph.before(list.element);
  setNumbering(list);
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  list.element.append(item);
  paragraph.remove();
  return [...around, list];
}

/** The list, with only those meanings of its first label by which this label is the next; undefined if there is none. */
function continueList(list: OpenList, meanings: readonly Numbering[]): OpenList | undefined {
  const count = list.element.childElementCount;
  const starts = list.starts.filter(({ type, number }) =>
    meanings.some((next) => next.type === type && (type === 'ul' || next.number === number + count)),
  );
  return starts.length ? { ...list, starts } : undefined;
}

function setNumbering({ element, starts: [start] }: OpenList): void {
  if (start?.type && start.type !== 'ul') element.setAttribute('type', start.type);
  if (start && start.number !== 1) element.setAttribute('start', String(start.number));
}

/** Removes the label; '' for a bullet, which may be a letter of a font of symbols, or the `o` that Word uses. */
function takeLabel(paragraph: HTMLElement): string {
  const styleOf = (element?: Element | null) => element?.getAttribute('style') ?? '';
  const styled = Array.from(paragraph.querySelectorAll('[style]'));
  const found = styled.find((element) => /mso-list:\s*ignore/i.test(styleOf(element)));
  const label = found?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const isSymbol = label.length === 1 && symbolFont.test(`${styleOf(found)};${styleOf(found?.parentElement)}`);
  found?.remove();
  return isSymbol || label === 'o' || !/[\p{L}\p{N}]/u.test(label) ? '' : label;
}
