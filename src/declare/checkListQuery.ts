import type { Report } from './check';
import { isBlank } from './isBlank';
import { siteNames } from './listQuery';
import { type AnyResource, fieldNamed, isRegular } from './resource';

/** Reports what is wrong with how a list is searched, filtered, sorted and paged by the site. */
export function checkListQuery(resource: AnyResource, report: Report): void {
  const { list = {} } = resource;
  const at = `${resource.name}.list`;
  const { search, filter, filterQuery, sort, perPage } = list;
  for (const [word, names] of Object.entries({ filter: siteNames(filter), sort: siteNames(sort?.fields) }))
    for (const [name, siteName] of names) {
      const isId = word === 'sort' && name === 'id';
      if (!isId && !Object.hasOwn(resource.fields, name))
        report(`${at}.${word}`, 'field-unknown', `there is no field '${name}'`);
      if (siteName !== undefined && isBlank(siteName))
        report(`${at}.${word}`, 'text-blank', `the site's name of '${name}' is blank`);
    }
  for (const name of siteNames(filter).keys()) {
    const { parts, uploads, unread, name: kind } = fieldNamed(resource.fields, name)?.kind ?? {};
    if (parts || uploads || unread) report(`${at}.filter`, 'filter-kind', `nothing can be filtered by a ${kind}`);
  }
  if (search !== undefined && isBlank(search))
    report(`${at}.search`, 'text-blank', 'the name of the parameter is blank');
  if (filterQuery && siteNames(filter).size === 0)
    report(`${at}.filterQuery`, 'filter-query-never-used', 'there is no `filter` that it could be asked for');
  if (perPage === undefined) return;
  const sizes = typeof perPage === 'number' ? [perPage] : perPage;
  if (
    sizes.length === 0 ||
    new Set(sizes).size < sizes.length ||
    sizes.some((size) => !Number.isInteger(size) || size < 1)
  )
    report(`${at}.perPage`, 'per-page-form', 'rows of a page are whole numbers from 1 on, each of them once');
  const isPaged = list.from ? list.from.paging !== undefined : isRegular(resource);
  if (!isPaged) report(`${at}.perPage`, 'per-page-never-used', 'the list comes whole; `getPage` reads page by page');
}
