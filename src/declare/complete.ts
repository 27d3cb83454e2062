import type { Translate } from '../i18n/createTranslate';
import type { Action } from './auth';
import { type CompleteAction, completeActions } from './completeActions';
import { type CompleteListQuery, completeListQuery } from './completeListQuery';
import { completeRecord, type RecordScreens, recordCalls } from './completeRecord';
import { type DefaultTexts, defaultTexts } from './defaultTexts';
import type { AnyEndpoint, Sends } from './endpoint';
import type { ErrorWords } from './errorWords';
import { pathOf } from './fieldPath';
import { type FormFields, formFields } from './formFields';
import type { IconName } from './icons';
import type { ListQueryWords } from './listQuery';
import { type AnyResource, type Fields, isRegular, scopesOf } from './resource';
import type { Row } from './screenWords';
import type { CustomPage } from './sidebar';
import { defaultBase, type Site } from './site';
import type { ComponentModule } from './slots';

type Declared<Word extends 'list' | 'create' | 'edit' | 'remove'> = NonNullable<AnyResource[Word]>;

export interface CompleteList
  extends Required<Omit<Declared<'list'>, 'from' | 'total' | 'body' | 'actions' | keyof ListQueryWords>>,
    CompleteListQuery {
  /** `undefined`: through the regular REST convention. */
  readonly from: AnyEndpoint | undefined;
  readonly paged: boolean;
  readonly total: boolean;
  readonly actions: readonly CompleteAction[];
  readonly body: ComponentModule | undefined;
  /** 'The chapters could not be loaded.' */
  readonly failed: string;
}

export interface CompleteForm
  extends FormFields,
    Omit<ReturnType<DefaultTexts['form']>, 'fields'>,
    Required<Pick<Declared<'create'>, 'then' | 'tools'>> {
  readonly from: AnyEndpoint | undefined;
  readonly via: AnyEndpoint | undefined;
  readonly sends: Sends;
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
export interface CompleteResource extends RecordScreens {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly items: string;
  readonly icon: IconName;
  readonly fields: Fields;
  readonly title: string | undefined;
  /** The references that must be chosen before the list loads. */
  readonly scopes: readonly string[];
  /** Those of them that the calls of a single record need. */
  readonly carries: readonly string[];
  /** The properties that identify a record; without one, `id`. */
  readonly idNames: readonly string[];
  /** There is no list: its form is at the address of the resource. */
  readonly single: boolean;
  /** The path, with its base, at which it speaks the regular REST convention. */
  readonly regular: string | undefined;
  readonly list: CompleteList | undefined;
  readonly create: CompleteForm | undefined;
  readonly edit: CompleteForm | undefined;
  readonly remove: CompleteRemoval | undefined;
  readonly rowTools: readonly ComponentModule[];
  readonly actions: readonly CompleteAction[];
  /** Where the site says what an error is. */
  readonly errors: ErrorWords | undefined;
  /** Whether the administrator may do something with a record; anything where it is left out. */
  readonly may?: (action: Action, record: Row) => boolean;
}

/** A page of one's own with its default icon. */
export type CompletePage = Required<CustomPage>;

const nothing = { from: undefined, via: undefined, done: undefined, body: undefined, tools: [] } as const;
const formDefaults = { ...nothing, then: 'list' } as const;
const listDefaults = { ...nothing, as: 'table' } as const;
const removalDefaults = { via: undefined, done: undefined, then: 'reload' } as const;
const resourceDefaults = { icon: 'article', title: undefined, rowTools: [] } as const;

type SiteDefaults = Pick<Site, 'base' | 'blank' | 'errors'>;

/** Gives a call the base that it is below, and its parameters the paths of their values. */
type InPlace = <Call extends AnyEndpoint | undefined>(call: Call) => Call;

interface Making {
  readonly resource: AnyResource;
  /** By their paths. */
  readonly fields: Fields;
  readonly texts: DefaultTexts;
  readonly inPlace: InPlace;
  readonly site: SiteDefaults;
}

/** Without a word for it, a `patch` sends what has changed, the regular convention whole records, and any other call its form. */
function sendsOf(resource: AnyResource, via: AnyEndpoint | undefined): Sends {
  if (via?.sends) return via.sends;
  if (via?.method === 'PATCH') return 'changed';
  return isRegular(resource) ? 'whole' : 'declared';
}

function formOf({ resource, fields, texts, inPlace, site }: Making, mode: 'create' | 'edit'): CompleteForm {
  const form = resource[mode];
  const named = formFields(resource, mode, site);
  const labels = named.required.map((path) => fields[path]?.label ?? path);
  const formTexts = texts.form(mode, labels);
  return {
    ...formTexts,
    ...formDefaults,
    ...(resource.single && { heading: resource.label, done: formTexts.saved }),
    ...form,
    ...named,
    from: inPlace(mode === 'edit' ? resource.edit?.from : undefined),
    via: inPlace(form?.via),
    sends: mode === 'create' ? 'declared' : sendsOf(resource, form?.via),
    failedIsGiven: form?.failed !== undefined,
  };
}

function listOf({ resource, texts, inPlace }: Making): CompleteList {
  const { list, fields } = resource;
  const columns = list?.columns ?? (isRegular(resource) ? ['id', ...Object.keys(fields)] : []);
  return {
    ...listDefaults,
    ...texts.list(),
    ...list,
    ...completeListQuery(list ?? {}, fields),
    actions: completeActions(list?.actions, texts, inPlace),
    columns: columns.map((column) => (typeof column === 'string' ? pathOf(fields, column) : column)),
    from: inPlace(list?.from),
    paged: list?.from ? list.from.paging !== undefined : isRegular(resource),
    total: list?.total !== false,
  };
}

function removalOf({ resource: { remove }, texts, inPlace }: Making): CompleteRemoval {
  const defaults = texts.remove();
  return {
    ...defaults,
    ...removalDefaults,
    ...remove,
    via: inPlace(remove?.via),
    ask: remove?.ask === false ? undefined : (remove?.ask ?? defaults.ask),
    failedIsGiven: remove?.failed !== undefined,
  };
}

/** Works out what a declaration leaves to the engine. */
export function complete(resource: AnyResource, translate: Translate, site: SiteDefaults = {}): CompleteResource {
  const { id, scope: _scope, base = site.base ?? defaultBase, title, ...words } = resource;
  const texts = defaultTexts(resource, translate);
  const inRecord = (name: string) => pathOf(resource.fields, name);
  const fields = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [inRecord(name), field]));
  const inPlace: InPlace = (call) =>
    call && {
      ...call,
      base: call.base ?? base,
      slots: Object.fromEntries(Object.keys(call.slots).map((name) => [name, inRecord(name)])),
    };
  const making = { resource, fields, texts, inPlace, site };
  // Without any call of its own it offers all.
  const offersAll = isRegular(resource) && resource.regular === undefined;
  const scopes = scopesOf(resource);
  const isCarried = (scope: string) => recordCalls(resource).some(({ slots }) => scope in slots);
  return {
    ...resourceDefaults,
    ...words,
    ...completeRecord(resource, fields, texts, inPlace),
    fields,
    title: title === undefined ? undefined : inRecord(title),
    items: texts.items,
    errors: site.errors,
    single: resource.single === true,
    idNames: resource.single ? [] : (typeof id === 'string' ? [id] : (id ?? ['id'])).map(inRecord),
    scopes: scopes.map(inRecord),
    carries: scopes.filter(isCarried).map(inRecord),
    actions: completeActions(resource.actions, texts, inPlace),
    regular: isRegular(resource) ? base + (resource.regular ?? `/${resource.name}`) : undefined,
    list: resource.list || offersAll ? listOf(making) : undefined,
    create: resource.create || offersAll ? formOf(making, 'create') : undefined,
    edit: resource.edit || offersAll ? formOf(making, 'edit') : undefined,
    remove: resource.remove || offersAll ? removalOf(making) : undefined,
  };
}
