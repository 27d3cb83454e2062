import type { CompleteResource } from '../declare/complete';
import { type Id, pathPart } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import { relatedId } from '../declare/relatedId';
import type { Row } from '../declare/resource';

/** Addresses of a resource's screens. */
export const listPath = (name: string): string => `/${name}`;
export const addPath = (name: string): string => `/add-${name}`;
export const editPath = (name: string, id: Id): string => editBase(name) + partOf(id);
export const showPath = (name: string, id: Id): string => showBase(name) + partOf(id);

/** The parameter of an add form with the id of the record whose values it begins with. */
export const copyParam = 'copy';

/** What the addresses of a resource's edit forms, and pages of records, begin with. */
export const editBase = (name: string): string => `/edit-${name}/`;
export const showBase = (name: string): string => `/show-${name}/`;

/** Browsers resolve dots in an address, and a route has no empty part: such an id gets a mark in front. */
const isOddPart = (id: Id) => /^(?:\.{0,2}$|~)/.test(String(id));

const partOf = (id: Id) => (isOddPart(id) ? '~' : '') + pathPart(id);

/** The id in an address that begins with `base`. The router's own parameters are decoded twice: `%2F` would become a slash. */
export function idAfter(base: string, pathname: string): string {
  const part = pathname.slice(base.length).replace(/\/$/, '').replace(/^~/, '');
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The scopes that the calls of a record need, as part of its address. */
export function carriedBy(row: Row, { carries }: Pick<CompleteResource, 'carries'>): string {
  if (carries.length === 0) return '';
  return `?${new URLSearchParams(carries.map((name) => [name, String(relatedId(valueAt(row, name)) ?? '')]))}`;
}

/** The address of an add form that begins with the values of a record. */
export function copyPath(row: Row & { readonly id: Id }, resource: Pick<CompleteResource, 'name' | 'carries'>): string {
  const search = new URLSearchParams(carriedBy(row, resource));
  search.set(copyParam, String(row.id));
  return `${addPath(resource.name)}?${search}`;
}
