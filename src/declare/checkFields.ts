import { isRegular } from './complete';
import type { Report } from './Fault';
import type { ReferenceField } from './field';
import type { AnyResource } from './resource';
import type { Site } from './site';
import { traitsOf } from './traits';

interface Surroundings {
  readonly site: Site;
  readonly byName: ReadonlyMap<string, AnyResource>;
  readonly report: Report;
}

function checkReference(at: string, { to }: ReferenceField, { byName, report }: Surroundings): void {
  const target = byName.get(to);
  if (!target) report(at, 'reference-to-nothing', `there is no resource '${to}'`);
  else if (!target.list && !isRegular(target))
    report(at, 'reference-without-list', `'${to}' has no list to choose from`);
  else if (!target.title)
    report(at, 'reference-without-title', `'${to}' does not say which field names a record (title)`);
  else if (target.scope) report(at, 'reference-to-scoped', `'${to}' needs a scope of its own before it can be listed`);
  else if (target.list?.from.paged)
    report(at, 'reference-to-paged', `'${to}' comes page by page: the choice would be incomplete`);
}

function checkTitle({ name, fields, title }: AnyResource, report: Report): void {
  const field = title === undefined ? undefined : fields[title];
  if (field && traitsOf(field).nameless)
    report(`${name}.title`, 'title-not-text', `a ${field.kind} cannot name a record`);
}

function checkScope({ name, fields, scope, create, edit }: AnyResource, report: Report): void {
  const field = scope === undefined ? undefined : fields[scope];
  if (scope === undefined || field?.kind !== 'reference') return;
  if ((create || edit) && !field.required)
    report(`${name}.fields.${scope}`, 'scope-optional', 'saved without it, a record would be in no list');
  for (const [mode, form] of Object.entries({ create, edit })) {
    if (form?.fields && !form.fields.includes(scope))
      report(
        `${name}.${mode}.fields`,
        'scope-not-in-form',
        `the form does not send '${scope}', by which the list is read`,
      );
  }
}

/** Faults of fields that only their surroundings show: other resources, the site's folders, the calls they go through. */
export function checkFields(resource: AnyResource, surroundings: Surroundings): void {
  const { site, report } = surroundings;
  for (const [name, field] of Object.entries(resource.fields)) {
    const at = `${resource.name}.fields.${name}`;
    if (name === 'id') report(at, 'field-reserved', 'every record has an id of its own accord');
    if (field.label.trim() === '') report(at, 'text-blank', 'a blank text names nothing');
    if (field.kind === 'reference') checkReference(at, field, surroundings);
    if (field.kind === 'fileLink' && !Object.hasOwn(site.uploads, field.folder))
      report(at, 'folder-unknown', `the site has no upload folder '${field.folder}'`);
    if (isRegular(resource) && traitsOf(field).uploads)
      report(at, 'regular-uploads', 'the regular convention sends JSON, and a file does not fit into it');
  }
  checkTitle(resource, report);
  checkScope(resource, report);
}
