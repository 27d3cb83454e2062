import type { AnyEndpoint } from './endpoint';
import type { EditableField } from './field';
import type { IconName } from './icons';
import type { AnyResource, ComputedColumn, Fields } from './resource';
import { isEditable, traitsOf } from './traits';

export interface CompleteList {
  /** `undefined`: through the regular REST convention. */
  readonly from: AnyEndpoint | undefined;
  readonly paged: boolean;
  readonly as: 'table' | 'cards' | 'grid';
  readonly columns: readonly (string | ComputedColumn)[];
  readonly add: string;
  readonly empty: string;
  readonly total: boolean;
  /** 'The chapters could not be loaded.' */
  readonly failed: string;
}

export interface CompleteForm {
  readonly from: AnyEndpoint | undefined;
  readonly via: AnyEndpoint | undefined;
  readonly fields: readonly string[];
  /** Those that must not be blank before this form is sent. */
  readonly required: readonly string[];
  /** Those that are sent as files: the body is multipart as soon as there is one. */
  readonly uploads: readonly string[];
  readonly heading: string;
  readonly button: string;
  readonly invalid: string;
  readonly done: string | undefined;
  readonly failed: string;
  /** `failed` was declared: it then stands alone, without the site's own message. */
  readonly failedIsGiven: boolean;
  /** Said where no `done` is declared and the screen cannot show it. */
  readonly saved: string;
  /** Begins a sentence that says why. */
  readonly notSaved: string;
  /** 'The chapter could not be loaded.' */
  readonly notLoaded: string;
  readonly then: 'list' | 'back';
}

export interface CompleteRemoval {
  readonly via: AnyEndpoint | undefined;
  /** `undefined`: no question; the deletion can be undone for five seconds. */
  readonly ask: string | undefined;
  readonly done: string | undefined;
  /** Said when an undoable deletion takes the row away. */
  readonly gone: string;
  /** Said when the session ended before it could be sent. */
  readonly notDone: string;
  readonly failed: string;
  readonly failedIsGiven: boolean;
  readonly then: 'reload' | 'drop';
}

/** A declaration with every text and default worked out: what provider and views read. */
export interface CompleteResource {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly items: string;
  readonly icon: IconName;
  readonly fields: Fields;
  readonly title: string | undefined;
  readonly scope: string | undefined;
  /** Speaks the regular REST convention. */
  readonly regular: boolean;
  readonly list: CompleteList | undefined;
  readonly create: CompleteForm | undefined;
  readonly edit: CompleteForm | undefined;
  readonly remove: CompleteRemoval | undefined;
}

/** A noun inside a sentence: 'House Rule' gives 'house rule', 'FAQ Entry' gives 'FAQ entry'. */
export function inSentence(noun: string): string {
  return noun.replace(/\S+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
}

/** The label of a field as a list of things in a sentence begins: 'Title and image', 'Title, text and image'. */
function listed(labels: readonly string[]): string {
  const words = labels.map((label, index) => (index === 0 ? label : inSentence(label)));
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

function formOf(resource: AnyResource, mode: 'create' | 'edit'): CompleteForm {
  const form = resource[mode];
  const names =
    form?.fields ?? Object.keys(resource.fields).filter((name) => isEditable(resource.fields[name] as EditableField));
  const fieldOf = (name: string) => resource.fields[name] as EditableField;
  const uploads = names.filter((name) => traitsOf(fieldOf(name)).uploads);
  const required = names.filter((name) => fieldOf(name).required && !(mode === 'edit' && uploads.includes(name)));
  const noun = inSentence(resource.item);
  const labels = listed(required.map((name) => fieldOf(name).label));
  return {
    from: mode === 'edit' ? resource.edit?.from : undefined,
    via: form?.via,
    fields: names,
    required,
    uploads,
    heading: mode === 'create' ? `Add ${resource.item}` : `Edit ${resource.item}`,
    button: form?.button ?? (mode === 'create' ? `Add ${resource.item}` : `Update ${resource.item}`),
    invalid: form?.invalid ?? `${labels} ${required.length > 1 ? 'are' : 'is'} required`,
    done: form?.done,
    failed: form?.failed ?? `The ${noun} could not be saved.`,
    failedIsGiven: form?.failed !== undefined,
    saved: `The ${noun} was saved.`,
    notSaved: `The ${noun} was not saved`,
    notLoaded: `The ${noun} could not be loaded.`,
    then: form?.then ?? 'list',
  };
}

function listOf(resource: AnyResource, regular: boolean): CompleteList | undefined {
  const { list } = resource;
  if (!list && !regular) return undefined;
  const nouns = inSentence(resource.items ?? `${resource.item}s`);
  return {
    from: list?.from,
    paged: regular || list?.from.paged === true,
    as: list?.as ?? 'table',
    columns: regular ? ['id', ...Object.keys(resource.fields)] : (list?.columns ?? []),
    add: list?.add ?? `+ Add ${resource.item}`,
    empty: list?.empty ?? `No ${nouns} found.`,
    total: list?.total !== false,
    failed: `The ${nouns} could not be loaded.`,
  };
}

function removalOf(resource: AnyResource): CompleteRemoval {
  const { remove } = resource;
  const noun = inSentence(resource.item);
  return {
    via: remove?.via,
    ask: remove?.ask === false ? undefined : (remove?.ask ?? `Are you sure you want to delete this ${noun}?`),
    done: remove?.done,
    gone: `The ${noun} was deleted.`,
    notDone: `The ${noun} was not deleted.`,
    failed: remove?.failed ?? `The ${noun} could not be deleted.`,
    failedIsGiven: remove?.failed !== undefined,
    then: remove?.then ?? 'reload',
  };
}

/** Whether the resource declares no calls of its own, and so speaks the regular REST convention. */
export function isRegular({ list, create, edit, remove }: AnyResource): boolean {
  return !list && !create && !edit && !remove;
}

/** Works out what a declaration leaves to the engine. Pure; the same object for the same declaration is the caller's business. */
export function complete(resource: AnyResource): CompleteResource {
  const regular = isRegular(resource);
  return {
    name: resource.name,
    label: resource.label,
    item: resource.item,
    items: resource.items ?? `${resource.item}s`,
    icon: resource.icon ?? 'article',
    fields: resource.fields,
    title: resource.title,
    scope: resource.scope,
    regular,
    list: listOf(resource, regular),
    create: resource.create || regular ? formOf(resource, 'create') : undefined,
    edit: resource.edit || regular ? formOf(resource, 'edit') : undefined,
    remove: resource.remove || regular ? removalOf(resource) : undefined,
  };
}
