import { type Id, pathPart } from '../declare';

/** Addresses of a resource's screens. */
export const listPath = (name: string): string => `/${name}`;
export const addPath = (name: string): string => `/add-${name}`;
export const editPath = (name: string, id: Id): string => `/edit-${name}/${pathPart(id)}`;
