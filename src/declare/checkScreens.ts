import type { Report } from './check';
import { formFields } from './formFields';
import { type AnyResource, fieldNamed, isRegular } from './resource';

/** Reports what is wrong with a form, whose fields are known to exist. */
export function checkForm(resource: AnyResource, mode: 'create' | 'edit', report: Report): void {
  const form = resource[mode];
  if (!form && (resource.regular !== undefined || !isRegular(resource))) return;
  const { fields, required } = formFields(resource, mode);
  const at = `${resource.name}.${mode}`;
  if (fields.length === 0) report(at, 'form-empty', 'the form has no field that can be edited');
  if (form?.invalid !== undefined && required.length === 0)
    report(`${at}.invalid`, 'invalid-never-said', 'no field is required, so this text is never shown');
  if (form?.fields && new Set(form.fields).size < form.fields.length)
    report(`${at}.fields`, 'field-twice', 'a field is in this form more than once');
}

/** Reports what a record without a list cannot have. */
export function checkSingle(resource: AnyResource, report: Report): void {
  const { name, single, edit, scope, regular } = resource;
  if (!single) return;
  if (!edit) report(name, 'single-without-edit', 'the one record has no `edit`, so there is nothing to show');
  const others = (['list', 'create', 'remove', 'show', 'related', 'duplicate'] as const).filter(
    (word) => resource[word] !== undefined,
  );
  for (const word of others)
    report(`${name}.${word}`, 'single-with-list', `there is one record, which is in no list: leave out \`${word}\``);
  if (scope !== undefined || regular !== undefined)
    report(name, 'single-with-list', 'there is one record, which is in no list: it has neither scope nor convention');
}

/** Reports what is wrong with a list. */
export function checkList(resource: AnyResource, report: Report): void {
  const { list, create, edit, remove, show } = resource;
  const at = `${resource.name}.list`;
  if (!list) {
    if (!resource.single && !isRegular(resource))
      report(resource.name, 'list-missing', 'without a list its forms cannot be reached');
    return;
  }
  const names = (list.columns ?? []).filter((column) => typeof column === 'string');
  if (list.columns?.length === 0)
    report(`${at}.columns`, 'columns-empty', 'there are no columns; leave out `columns` for a list without a screen');
  if (new Set(names).size < names.length)
    report(`${at}.columns`, 'column-twice', 'a column is in this list more than once');
  if (list.as === 'grid' && !names.some((name) => fieldNamed(resource.fields, name)?.kind.picture))
    report(`${at}.as`, 'grid-without-image', 'a grid shows pictures, and no column is a picture');
  if (list.add !== undefined && !create)
    report(`${at}.add`, 'add-never-shown', 'there is no `create` that this link could lead to');
  if (!list.columns && !isRegular(resource) && (create || edit || remove || show))
    report(
      `${at}.columns`,
      'screen-missing',
      'without columns there is no screen that leads to its forms and deletions',
    );
}
