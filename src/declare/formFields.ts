import { type Blank, type EditableField, isEditable } from './field';
import { pathOf } from './fieldPath';
import type { AnyResource } from './resource';
import type { Site } from './site';

/** What a form knows of its fields. */
export interface FormFields {
  /** Their paths, in the order of the form. */
  readonly fields: readonly string[];
  /** Those that must not be blank before this form is sent. */
  readonly required: readonly string[];
  /** Those that are sent as files: the body is multipart as soon as there is one. */
  readonly uploads: readonly string[];
  /** Those that are never read: no record contains them. */
  readonly unread: readonly string[];
  /** What is sent of those that are blank, where it is declared. */
  readonly blanks: Readonly<Record<string, Blank>>;
  /** What the site declares for blank values, also of fields inside of others. */
  readonly siteBlank: Blank | undefined;
}

/** A value that is never read must be left out when it was not typed: blank would replace what is stored. */
function blankOf({ kind, blank }: EditableField, site: Pick<Site, 'blank'>): Blank | undefined {
  return kind.unread ? 'omit' : (blank ?? site.blank ?? kind.blank);
}

/** The fields of a form, which are all editable ones unless it names its own. A required file is optional on edit. */
export function formFields(resource: AnyResource, mode: 'create' | 'edit', site: Pick<Site, 'blank'> = {}): FormFields {
  const editable = Object.entries(resource.fields).filter(([, field]) => isEditable(field));
  const names = resource[mode]?.fields ?? editable.map(([name]) => name);
  const fields = names.map((name) => [pathOf(resource.fields, name), resource.fields[name] as EditableField] as const);
  const pathsOf = (isOne: (field: EditableField) => unknown) =>
    fields.filter(([, field]) => isOne(field)).map(([path]) => path);
  const blanks = fields.flatMap(([path, field]): [string, Blank][] => {
    const blank = field.kind.uploads ? undefined : blankOf(field, site);
    return blank === undefined ? [] : [[path, blank]];
  });
  return {
    fields: pathsOf(() => true),
    required: pathsOf(({ required, kind }) => required && !(mode === 'edit' && (kind.uploads || kind.unread))),
    uploads: pathsOf(({ kind }) => kind.uploads),
    unread: pathsOf(({ kind }) => kind.unread),
    blanks: Object.fromEntries(blanks),
    siteBlank: site.blank,
  };
}
