import { checkCalls } from './checkCalls';
import { checkFieldNames, checkFields } from './checkFields';
import { checkNames } from './checkNames';
import { checkForm, checkList } from './checkScreens';
import { resourcesOf, type Sidebar } from './sidebar';
import type { Site } from './site';

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

function checkSite({ login, uploads }: Site, report: Report): void {
  const folders = Object.entries(uploads).map(([folder, path]) => [`site.uploads.${folder}`, path] as const);
  for (const [at, path] of [['site.login', login] as const, ...folders])
    if (!path.startsWith('/')) report(at, 'path-relative', `'${path}' must begin with a slash`);
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
    checkList(resource, report);
    if (!checkFieldNames(resource, report)) continue;
    checkForm(resource, 'create', report);
    checkForm(resource, 'edit', report);
  }
  checkCalls(resources, report);
  checkSite(site, report);
  return errors;
}
