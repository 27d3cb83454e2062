/** What the first page of a list tells of all its entries. */
export interface FirstPage {
  /** The ids of its rows, in the site's order. */
  readonly ids: readonly unknown[];
  /** How many entries there are on all pages, where the site says so. */
  readonly total: number | undefined;
  readonly hasNext: boolean;
}

/** How far a list was seen. Ids and counts only, never a value. */
export interface SeenMark {
  readonly total?: number | undefined;
  /** The highest id, in digits; '' of a list without entries; left out where the ids do not tell. */
  readonly highest?: string | undefined;
}

/** How many entries are new; with `isMore`, at least so many. */
export interface NewCount {
  readonly count: number;
  readonly isMore: boolean;
}

const digits = /^\d+$/;

/** Ids may have more digits than a number can hold. */
const numberOf = (id: unknown): bigint | undefined => (digits.test(String(id)) ? BigInt(String(id)) : undefined);

const isBelow = (highest: string, id: bigint) => !digits.test(highest) || BigInt(highest) < id;

/**
 * The ids of the page, if the highest of the list is among them: the newest come first, or there is no other page. Where
 * they come last, or in another order, the first page says nothing of new ones.
 */
function tellingIds({ ids, hasNext }: FirstPage): readonly bigint[] | undefined {
  const numbers = ids.map(numberOf);
  if (!numbers.every((id) => id !== undefined)) return undefined;
  const isNewestFirst = numbers.every((id, index) => index === 0 || (numbers[index - 1] ?? id) > id);
  return isNewestFirst || !hasNext ? numbers : undefined;
}

/** The mark of someone who has seen the list as this page shows it. */
export function markOfPage(page: FirstPage): SeenMark {
  const ids = tellingIds(page);
  const highest = ids?.reduce((most, id) => (isBelow(most, id) ? String(id) : most), '');
  return { total: page.total, highest };
}

/** The mark of someone who has seen both. A total may shrink, but what is new has a higher id than all before it. */
export function laterMark(earlier: SeenMark, later: SeenMark): SeenMark {
  const [one, other] = [earlier.highest, later.highest];
  const isLower = one !== undefined && other !== undefined && digits.test(one) && isBelow(other, BigInt(one));
  return { total: later.total ?? earlier.total, highest: isLower ? one : (other ?? one) };
}

/** How many entries came since `seen`: the growth of the total, or the ids above the highest seen if those are more. */
export function newSince(seen: SeenMark, page: FirstPage): NewCount {
  const growth = Math.max(0, (page.total ?? 0) - (seen.total ?? page.total ?? 0));
  const { highest } = seen;
  const above = highest === undefined ? [] : (tellingIds(page) ?? []).filter((id) => isBelow(highest, id));
  const count = Math.max(growth, above.length);
  // All of the page are new, and perhaps others after it.
  return { count, isMore: page.hasNext && above.length === page.ids.length && growth < above.length };
}
