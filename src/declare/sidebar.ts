import type { AnyResource } from './resource';

/** All resources in sidebar order, grouped: a gap stands between two groups. Those without a screen have no link. */
export type Sidebar = readonly (readonly AnyResource[])[];

/** States which resources there are and in which order the sidebar shows them. */
export function defineSidebar(...groups: Sidebar): Sidebar {
  return groups;
}
