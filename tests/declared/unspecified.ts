import { type AnyResource, resourcesOf, type Sidebar } from '../../src/declare';
import { contract } from '../contract/siteContract';

/** Whether the specification lists a resource: its tests are written by hand, those of all others come from its declaration. */
export const isSpecified = ({ name }: { readonly name: string }): boolean => contract.has(name);

/** The resources of a sidebar that the specification does not list. */
export function unspecified(sidebar: Sidebar): readonly AnyResource[] {
  return resourcesOf(sidebar).filter((resource) => !isSpecified(resource));
}

/** The sidebar without the resources that the specification does not list. */
export function specified(sidebar: Sidebar): Sidebar {
  return sidebar.map((group) => group.filter(isSpecified));
}
