import { checkActions } from './checkActions';
import { checkAuth } from './checkAuth';
import { checkBase, checkBody, checkCalls } from './checkCalls';
import { checkFieldNames, checkFields } from './checkFields';
import { checkListQuery } from './checkListQuery';
import { checkNames } from './checkNames';
import { checkRecord } from './checkRecord';
import { checkForm, checkList, checkSingle } from './checkScreens';
import { resourcesOf, type Sidebar } from './sidebar';
import { defaultBase, type Site } from './site';

/** An error in the declarations. */
export interface DeclarationError {
  /** Where it is: `things.edit.invalid`. */
  readonly at: string;
  /** Stays the same when the message is reworded. */
  readonly code: string;
  readonly message: string;
}

/** Adds an error. */
export type Report = (at: string, code: string, message: string) => void;

function checkSite(site: Site, report: Report): void {
  checkAuth(site, report);
  checkBase('site', site.base, report);
  for (const [folder, path] of Object.entries(site.uploads))
    if (!path.startsWith('/')) report(`site.uploads.${folder}`, 'path-relative', `'${path}' must begin with a slash`);
}

/** All errors that types cannot see, each with its position. */
export function check(sidebar: Sidebar, site: Site): readonly DeclarationError[] {
  const errors: DeclarationError[] = [];
  const report: Report = (at, code, message) => errors.push({ at, code, message });
  const resources = resourcesOf(sidebar);
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  checkNames(sidebar.flat(), report);
  for (const resource of resources) {
    checkFields(resource, { site, byName, report });
    checkSingle(resource, report);
    checkList(resource, report);
    checkListQuery(resource, report);
    checkActions(resource, report);
    checkRecord(resource, byName, report);
    if (!checkFieldNames(resource, report)) continue;
    for (const mode of ['create', 'edit'] as const) {
      checkForm(resource, mode, report);
      checkBody(resource, mode, report);
    }
  }
  checkCalls(resources, site.base ?? defaultBase, report);
  checkSite(site, report);
  return errors;
}
