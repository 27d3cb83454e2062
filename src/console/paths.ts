import { type Id, pathPart } from '../declare/endpoint';

/** Addresses of a resource's screens. */
export const listPath = (name: string): string => `/${name}`;
export const addPath = (name: string): string => `/add-${name}`;
export const editPath = (name: string, id: Id): string => `${editBase(name)}${isOddPart(id) ? '~' : ''}${pathPart(id)}`;

/** What the addresses of a resource's edit forms begin with. */
export const editBase = (name: string): string => `/edit-${name}/`;

/** Browsers resolve dots in an address, and a route has no empty part: such an id gets a mark in front. */
const isOddPart = (id: Id) => /^(?:\.{0,2}$|~)/.test(String(id));

/** The id in the address of an edit form. The router's own parameters are decoded twice: `%2F` would become a slash. */
export function editedId(name: string, pathname: string): string {
  const part = pathname.slice(editBase(name).length).replace(/\/$/, '').replace(/^~/, '');
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
