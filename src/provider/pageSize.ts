/** Rows of a page, in every table that comes page by page. */
export const pageSize = 10;
