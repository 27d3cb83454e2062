import type { Translate } from '../i18n/createTranslate';
import { type DefaultTexts, defaultTexts } from './defaultTexts';
import type { AnyEndpoint } from './endpoint';
import { type EditableField, isEditable } from './field';
import type { IconName } from './icons';
import { type AnyResource, type Fields, isRegular } from './resource';
import type { CustomPage } from './sidebar';
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
  /** In the order of the form. */
  readonly fields: readonly string[];
  /** Those that must not be blank before this form is sent. */
  readonly required: readonly string[];
  /** Those that are sent as files: the body is multipart as soon as there is one. */
  readonly uploads: readonly string[];
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

/** A declaration with every text and default worked out: what the engine reads. */
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

/** The fields of a form, which are all editable ones unless it names its own. A required file is optional on edit. */
export function formFields(resource: AnyResource, mode: 'create' | 'edit'): FormFields {
  const editable = Object.entries(resource.fields).filter(([, field]) => isEditable(field));
  const fields = resource[mode]?.fields ?? editable.map(([name]) => name);
  const fieldOf = (name: string) => resource.fields[name] as EditableField;
  const uploads = fields.filter((name) => fieldOf(name).kind.uploads);
  const required = fields.filter((name) => fieldOf(name).required && !(mode === 'edit' && uploads.includes(name)));
  return { fields, required, uploads };
}

function formOf(resource: AnyResource, mode: 'create' | 'edit', texts: DefaultTexts): CompleteForm {
  const form = resource[mode];
  const named = formFields(resource, mode);
  const labels = named.required.map((name) => resource.fields[name]?.label ?? name);
  return {
    ...texts.form(mode, labels),
    ...formDefaults,
    ...form,
    ...named,
    failedIsGiven: form?.failed !== undefined,
  };
}

function listOf({ list, fields }: AnyResource, texts: DefaultTexts): CompleteList {
  return {
    ...listDefaults,
    columns: list ? [] : ['id', ...Object.keys(fields)],
    ...texts.list(),
    ...list,
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
export function complete(resource: AnyResource, translate: Translate): CompleteResource {
  const regular = isRegular(resource);
  const texts = defaultTexts(resource, translate);
  return {
    ...resourceDefaults,
    ...resource,
    items: texts.items,
    regular,
    list: resource.list || regular ? listOf(resource, texts) : undefined,
    create: resource.create || regular ? formOf(resource, 'create', texts) : undefined,
    edit: resource.edit || regular ? formOf(resource, 'edit', texts) : undefined,
    remove: resource.remove || regular ? removalOf(resource, texts) : undefined,
  };
}
