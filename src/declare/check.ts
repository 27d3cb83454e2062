import { checkFields } from './checkFields';
import { checkMentions } from './checkMentions';
import { complete, isRegular } from './complete';
import type { AnyEndpoint } from './endpoint';
import type { Fault, Report } from './Fault';
import type { AnyResource } from './resource';
import type { Sidebar } from './sidebar';
import type { Site } from './site';
import { traitsOf } from './traits';

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function checkName(resource: AnyResource, byName: ReadonlyMap<string, AnyResource>, report: Report): void {
  const { name } = resource;
  if (!namePattern.test(name))
    report(`${name}.name`, 'name-form', 'a name is lower-case words joined by hyphens, since it is a route');
  if (name === 'dashboard') report(`${name}.name`, 'name-taken', 'this route belongs to the console');
  const clash = name.replace(/^(add|edit)-/, '');
  if (clash !== name && byName.has(clash)) report(`${name}.name`, 'name-taken', `this route is a form of '${clash}'`);
  for (const word of ['label', 'item'] as const) {
    if (resource[word].trim() === '') report(`${name}.${word}`, 'text-blank', 'a blank text names nothing');
  }
}

function checkForm(resource: AnyResource, mode: 'create' | 'edit', report: Report): void {
  const form = complete(resource)[mode];
  if (!form) return;
  const at = `${resource.name}.${mode}`;
  if (form.fields.length === 0) report(at, 'form-empty', 'a form without an editable field can save nothing');
  if (resource[mode]?.invalid !== undefined && form.required.length === 0) {
    report(`${at}.invalid`, 'invalid-never-said', 'nothing is required, so this text would never be seen');
  }
  if (new Set(form.fields).size < form.fields.length)
    report(`${at}.fields`, 'field-twice', 'a field stands twice in this form');
}

function checkList(resource: AnyResource, report: Report): void {
  const { list } = resource;
  const at = `${resource.name}.list`;
  if (!list) {
    if (!isRegular(resource))
      report(resource.name, 'list-missing', 'without a list nothing leads to its forms or deletions');
    return;
  }
  const columns = list.columns ?? [];
  const names = columns.filter((column) => typeof column === 'string');
  if (list.columns && columns.length === 0)
    report(
      `${at}.columns`,
      'columns-empty',
      'a screen without a column shows nothing; leave the word out for a list without a screen',
    );
  if (new Set(names).size < names.length) report(`${at}.columns`, 'column-twice', 'a column stands twice');
  if (list.as === 'grid' && !names.some((name) => traitsOf(resource.fields[name]).picture))
    report(`${at}.as`, 'grid-without-image', 'a grid shows pictures, and no column is one');
  if (list.add !== undefined && !resource.create)
    report(`${at}.add`, 'add-never-shown', 'there is no create, so this link would lead nowhere');
  if (!list.columns && (resource.create || resource.edit || resource.remove))
    report(`${at}.columns`, 'screen-missing', 'forms or deletions are declared, and no screen leads to them');
}

function callsOf({ name, list, create, edit, remove }: AnyResource): [at: string, call: AnyEndpoint][] {
  const calls: [string, AnyEndpoint | undefined][] = [
    [`${name}.list.from`, list?.from],
    [`${name}.create.via`, create?.via],
    [`${name}.edit.from`, edit?.from],
    [`${name}.edit.via`, edit?.via],
    [`${name}.remove.via`, remove?.via],
  ];
  return calls.filter((entry): entry is [string, AnyEndpoint] => entry[1] !== undefined);
}

function checkCalls(resources: readonly AnyResource[], report: Report): void {
  const seen = new Map<string, string>();
  for (const [at, { method, path }] of resources.flatMap(callsOf)) {
    // Two slots of different names are one to the site.
    const call = `${method} ${path.replace(/:\w+/g, ':')}`;
    const before = seen.get(call);
    if (before) report(at, 'call-twice', `${method} ${path} is also the call of ${before}`);
    else seen.set(call, at);
    if (!path.startsWith('/'))
      report(at, 'path-relative', `'${path}' must begin with a slash; it stands below the API's base`);
    if (/[?#\s]/.test(path)) report(at, 'path-form', `'${path}' holds a blank, a query or a fragment`);
  }
}

/** All faults that types cannot see, at once, each with its position; none for sound declarations. */
export function check(sidebar: Sidebar, site: Site): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (at, code, says) => faults.push({ at, code, says });
  const resources = sidebar.flat();
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  for (const name of new Set(resources.map((resource) => resource.name))) {
    const count = resources.filter((resource) => resource.name === name).length;
    if (count > 1) report(`${name}.name`, 'name-twice', `${count} resources have this name`);
  }
  for (const resource of resources) {
    checkName(resource, byName, report);
    checkFields(resource, { site, byName, report });
    checkList(resource, report);
    if (!checkMentions(resource, report)) continue;
    checkForm(resource, 'create', report);
    checkForm(resource, 'edit', report);
  }
  checkCalls(resources, report);
  const uploads = Object.entries(site.uploads).map(([folder, path]) => [`site.uploads.${folder}`, path] as const);
  for (const [at, path] of [['site.login', site.login] as const, ...uploads])
    if (!path.startsWith('/')) report(at, 'path-relative', `'${path}' must begin with a slash`);
  return faults;
}
