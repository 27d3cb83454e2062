/** A page's button, or a gap between two. */
export type PageMark = number | 'gap';

/** Up to ten pages have a button each; of more there are the first, the last, two neighbours of the current, and gaps. */
export function pageNumbers(current: number, totalPages: number): readonly PageMark[] {
  if (totalPages <= 10) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const wanted = new Set([1, totalPages]);
  for (let page = current - 2; page <= current + 2; page += 1) if (page > 1 && page < totalPages) wanted.add(page);
  const marks: PageMark[] = [];
  let before = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - before === 2) marks.push(page - 1);
    else if (page - before > 2) marks.push('gap');
    marks.push(page);
    before = page;
  }
  return marks;
}
