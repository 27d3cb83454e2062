import type { IconName } from './icons';
import type { AnyResource } from './resource';
import type { ComponentModule } from './slots';

/** A page of one's own: it has a link in the sidebar and is served at its name. */
export interface CustomPage {
  /** Route segment: 'reports' is served at /reports. */
  readonly name: string;
  /** Sidebar text and heading. */
  readonly label: string;
  readonly icon?: IconName;
  /** The content below the heading. */
  readonly page: ComponentModule;
}

/** Declares a page of one's own; it stands among the resources of the sidebar. */
export const definePage = (page: CustomPage) => page;

/** Resources and pages in sidebar order, grouped: a gap stands between two groups. Those without a screen have no link. */
export type Sidebar = readonly (readonly (AnyResource | CustomPage)[])[];

/** Declares which resources and pages there are, and in which order the sidebar shows them. */
export const defineSidebar = (...groups: Sidebar) => groups;

export function isCustomPage<Entry extends object>(entry: Entry | CustomPage): entry is CustomPage {
  return 'page' in entry;
}

export function resourcesOf(sidebar: Sidebar): readonly AnyResource[] {
  return sidebar.flat().filter((entry): entry is AnyResource => !isCustomPage(entry));
}
