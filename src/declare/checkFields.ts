import type { Report } from './check';
import { checkEditable } from './checkEditable';
import { isEditable } from './field';
import { pathOf } from './fieldPath';
import { isBlank } from './isBlank';
import type { CheckContext } from './kind';
import { type AnyResource, type Fields, fieldNamed, isRegular, scopesOf } from './resource';
import type { Site } from './site';

interface Surroundings {
  readonly site: Site;
  readonly byName: ReadonlyMap<string, AnyResource>;
  readonly report: Report;
}

interface Around extends Surroundings {
  readonly scopes: readonly string[];
}

const reserved = ['__proto__', 'constructor', 'prototype'];

/** A name with dots is a path through the record, or through the object in which the fields are. */
function checkPath(fields: Fields, name: string, report: CheckContext['report']): void {
  const path = pathOf(fields, name);
  const parts = path.split('.');
  if (parts.some((part) => part.trim() === '' || reserved.includes(part)) || /[[\]"'|]/.test(path))
    report('field-path', `'${path}' is no name of a field: names, with dots between them, of properties`);
  const others = Object.keys(fields).filter((other) => other !== name);
  const outer = others.find((other) => path.startsWith(`${pathOf(fields, other)}.`));
  if (outer !== undefined) report('field-inside', `this is a part of '${outer}', which is a field too`);
  const first = Object.keys(fields).find((other) => pathOf(fields, other) === path);
  if (first !== name) report('field-same', `'${path}' is the value of '${first}' already`);
}

function checkTitle({ name, fields, title }: AnyResource, report: Report): void {
  const field = fieldNamed(fields, title);
  if (field?.kind.nameless)
    report(`${name}.title`, 'title-not-text', `a field of kind '${field.kind.name}' cannot be the title of a record`);
}

function checkScope(resource: AnyResource, report: Report): void {
  for (const scope of scopesOf(resource)) checkOneScope(resource, scope, report);
}

function checkOneScope(resource: AnyResource, scope: string, report: Report): void {
  const { name, fields, create, edit } = resource;
  const field = fieldNamed(fields, scope);
  if (!field?.kind.refersTo) return;
  if ((scope.includes('.') || field.at !== undefined) && !isRegular(resource))
    report(
      `${name}.scope`,
      'scope-nested',
      'a part of a path has the name of its field, which has neither dots nor `at`',
    );
  const isRequired = 'required' in field && field.required === true;
  if ((create || edit) && !isRequired)
    report(`${name}.fields.${scope}`, 'scope-optional', 'a record saved without it would be in no list');
  for (const [mode, form] of Object.entries({ create, edit })) {
    if (form?.fields && !form.fields.includes(scope))
      report(
        `${name}.${mode}.fields`,
        'scope-not-in-form',
        `the form does not send '${scope}', by which the list is read`,
      );
  }
}

/** Whether any of its forms is sent as the regular REST convention has it. */
function sendsByConvention(resource: AnyResource): boolean {
  const { regular, create, edit } = resource;
  if (regular === undefined) return isRegular(resource);
  return [create, edit].some((form) => form && !form.via);
}

/** Reports errors of one of `fields`, and of the fields inside of it. `scopes` are the names of the fields that are scopes. */
function checkField(fields: Fields, name: string, at: string, { site, byName, ...around }: Around): void {
  const field = fields[name];
  if (!field) return;
  const report: CheckContext['report'] = (code, message) => around.report(at, code, message);
  if (isBlank(field.label)) report('text-blank', 'the label is blank');
  checkPath(fields, name, report);
  if (isEditable(field)) checkEditable(field, around.scopes.includes(name), report);
  field.kind.check?.(field, { site, byName, report });
  const parts = field.kind.parts?.(field) ?? {};
  for (const part of Object.keys(parts))
    checkField(parts, part, `${at}.fields.${part}`, { site, byName, report: around.report, scopes: [] });
}

/** Reports errors of fields that types cannot see: those that depend on other resources, the site or the calls. */
export function checkFields(resource: AnyResource, { site, byName, report }: Surroundings): void {
  const { fields } = resource;
  const scopes = scopesOf(resource);
  for (const [name, field] of Object.entries(fields)) {
    const at = `${resource.name}.fields.${name}`;
    if (pathOf(fields, name) === 'id') report(at, 'field-reserved', "every record has an 'id'; it needs no field");
    checkField(fields, name, at, { site, byName, report, scopes });
    if (field.kind.uploads && sendsByConvention(resource))
      report(at, 'regular-uploads', 'the regular REST convention sends JSON, which cannot hold a file');
  }
  checkTitle(resource, report);
  checkScope(resource, report);
}

/**
 * Reports names of fields that do not exist; false if there are any. The compiler refuses them too, but a development
 * server does not run it.
 */
export function checkFieldNames(resource: AnyResource, report: Report): boolean {
  const { name, fields, title, list, create, edit, show } = resource;
  const mentions: [at: string, field: string][] = [];
  if (title !== undefined) mentions.push([`${name}.title`, title]);
  for (const scope of scopesOf(resource)) mentions.push([`${name}.scope`, scope]);
  for (const [at, columns] of Object.entries({ 'list.columns': list?.columns, 'show.fields': show?.fields }))
    for (const column of columns ?? [])
      if (typeof column === 'string' && column !== 'id') mentions.push([`${name}.${at}`, column]);
  for (const [mode, form] of Object.entries({ create, edit }))
    for (const field of form?.fields ?? []) mentions.push([`${name}.${mode}.fields`, field]);
  const unknown = mentions.filter(([, field]) => !Object.hasOwn(fields, field));
  for (const [at, field] of unknown) report(at, 'field-unknown', `there is no field '${field}'`);
  return unknown.length === 0;
}
