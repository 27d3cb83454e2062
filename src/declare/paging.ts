/** Where an answer says a number: at a path in its body, or in a header; `false`: nowhere. */
export type NumberPlace = string | { readonly header: string } | false;

/** By the number of the page. */
interface ByPage {
  /** Parameter with the number of the page; 'page' when left out. */
  readonly page?: string;
  /** Parameter with the number of rows of a page; 'limit' when left out. */
  readonly size?: string;
  /** The number of the first page; 1 when left out. */
  readonly first?: 0 | 1;
  readonly offset?: never;
  readonly cursor?: never;
  readonly link?: never;
}

/** By the number of rows before those that are wanted. */
interface ByOffset {
  readonly offset: string;
  readonly limit: string;
  readonly cursor?: never;
  readonly link?: never;
}

/** By what the answer of a page says about the next one. */
interface ByCursor {
  /** Parameter with the cursor of a page; the first page is asked for without it. */
  readonly cursor: string;
  /** Where the answer has the cursor of the next page; the last page has none. */
  readonly next: Exclude<NumberPlace, false>;
  readonly size?: string;
  readonly offset?: never;
  readonly link?: never;
}

/** By the address of the next page in the `Link` header (RFC 8288). */
interface ByLink {
  readonly link: true;
  readonly size?: string;
  readonly offset?: never;
  readonly cursor?: never;
}

interface Counts {
  /** Where the answer says how many rows there are on all pages; `pagination.total` when left out. */
  readonly total?: NumberPlace;
  /** Where the answer says how many pages there are; `pagination.totalPages` when left out. */
  readonly pages?: NumberPlace;
}

/** How a list comes page by page. */
export type Paging = (ByPage | ByOffset | ByCursor | ByLink) & Counts;
