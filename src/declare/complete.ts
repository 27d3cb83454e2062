import type { Translate } from '../i18n/createTranslate';
import { type DefaultTexts, defaultTexts } from './defaultTexts';
import type { AnyEndpoint } from './endpoint';
import { type Blank, type EditableField, isEditable } from './field';
import { pathOf } from './fieldPath';
import type { IconName } from './icons';
import { type AnyResource, type Fields, isRegular } from './resource';
import type { CustomPage } from './sidebar';
import type { Site } from './site';
import type { ComponentModule } from './slots';

type Declared<Word extends 'list' | 'create' | 'edit' | 'remove'> = NonNullable<AnyResource[Word]>;

export interface CompleteList extends Required<Omit<Declared<'list'>, 'from' | 'total' | 'body'>> {
  /** `undefined`: through the regular REST convention. */
  readonly from: AnyEndpoint | undefined;
  readonly paged: boolean;
  readonly total: boolean;
  readonly body: ComponentModule | undefined;
  /** 'The chapters could not be loaded.' */
  readonly failed: string;
}

interface FormFields {
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
}

export interface CompleteForm
  extends FormFields,
    Omit<ReturnType<DefaultTexts['form']>, 'fields'>,
    Required<Pick<Declared<'create'>, 'then' | 'tools'>> {
  readonly from: AnyEndpoint | undefined;
  readonly via: AnyEndpoint | undefined;
  readonly done: string | undefined;
  /** `failed` was declared: it is then shown alone, without the site's message. */
  readonly failedIsGiven: boolean;
  readonly body: ComponentModule | undefined;
}

export interface CompleteRemoval extends Omit<ReturnType<DefaultTexts['remove']>, 'ask'> {
  readonly via: AnyEndpoint | undefined;
  /** `undefined`: no question; the deletion can be undone for five seconds. */
  readonly ask: string | undefined;
  readonly done: string | undefined;
  readonly failedIsGiven: boolean;
  readonly then: 'reload' | 'drop';
}

/** A declaration with every text and default worked out: what the engine reads. It names each field by its path in a record. */
export interface CompleteResource {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly items: string;
  readonly icon: IconName;
  readonly fields: Fields;
  readonly title: string | undefined;
  readonly scope: string | undefined;
  /** It has no calls of its own and speaks the regular REST convention. */
  readonly regular: boolean;
  readonly list: CompleteList | undefined;
  readonly create: CompleteForm | undefined;
  readonly edit: CompleteForm | undefined;
  readonly remove: CompleteRemoval | undefined;
  readonly rowTools: readonly ComponentModule[];
}

/** A page of one's own with its default icon. */
export type CompletePage = Required<CustomPage>;

const nothing = { from: undefined, via: undefined, done: undefined, body: undefined, tools: [] } as const;
const formDefaults = { ...nothing, then: 'list' } as const;
const listDefaults = { ...nothing, as: 'table' } as const;
const removalDefaults = { via: undefined, done: undefined, then: 'reload' } as const;
const resourceDefaults = { icon: 'article', title: undefined, scope: undefined, rowTools: [] } as const;

type SiteDefaults = Pick<Site, 'blank'>;

/** A value that is never read must be left out when it was not typed: blank would replace what is stored. */
function blankOf({ kind, blank }: EditableField, site: SiteDefaults): Blank | undefined {
  return kind.unread ? 'omit' : (blank ?? site.blank ?? kind.blank);
}

/** The fields of a form, which are all editable ones unless it names its own. A required file is optional on edit. */
export function formFields(resource: AnyResource, mode: 'create' | 'edit', site: SiteDefaults = {}): FormFields {
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
  };
}

type Fielded = Pick<CompleteResource, 'fields'>;

function formOf(
  resource: AnyResource,
  mode: 'create' | 'edit',
  texts: DefaultTexts,
  { fields, ...site }: Fielded & SiteDefaults,
): CompleteForm {
  const form = resource[mode];
  const named = formFields(resource, mode, site);
  const labels = named.required.map((path) => fields[path]?.label ?? path);
  return {
    ...texts.form(mode, labels),
    ...formDefaults,
    ...form,
    ...named,
    failedIsGiven: form?.failed !== undefined,
  };
}

function listOf({ list, fields }: AnyResource, texts: DefaultTexts): CompleteList {
  const columns = list ? (list.columns ?? []) : ['id', ...Object.keys(fields)];
  return {
    ...listDefaults,
    ...texts.list(),
    ...list,
    columns: columns.map((column) => (typeof column === 'string' ? pathOf(fields, column) : column)),
    paged: !list || list.from.paged === true,
    total: list?.total !== false,
  };
}

function removalOf({ remove }: AnyResource, texts: DefaultTexts): CompleteRemoval {
  const defaults = texts.remove();
  return {
    ...defaults,
    ...removalDefaults,
    ...remove,
    ask: remove?.ask === false ? undefined : (remove?.ask ?? defaults.ask),
    failedIsGiven: remove?.failed !== undefined,
  };
}

/** Works out what a declaration leaves to the engine. */
export function complete(resource: AnyResource, translate: Translate, site: SiteDefaults = {}): CompleteResource {
  const regular = isRegular(resource);
  const texts = defaultTexts(resource, translate);
  const { title, scope } = resource;
  const fields = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [field.at ?? name, field]));
  const form = (mode: 'create' | 'edit') => formOf(resource, mode, texts, { fields, ...site });
  return {
    ...resourceDefaults,
    ...resource,
    fields,
    title: title === undefined ? undefined : pathOf(resource.fields, title),
    scope: scope === undefined ? undefined : pathOf(resource.fields, scope),
    items: texts.items,
    regular,
    list: resource.list || regular ? listOf(resource, texts) : undefined,
    create: resource.create || regular ? form('create') : undefined,
    edit: resource.edit || regular ? form('edit') : undefined,
    remove: resource.remove || regular ? removalOf(resource, texts) : undefined,
  };
}
