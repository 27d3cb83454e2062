import type { ActionWords } from './actionWords';
import type { Report } from './check';
import { checkBase, checkPath } from './checkCalls';
import type { AnyEndpoint } from './endpoint';
import { isBlank } from './isBlank';
import { type AnyResource, isRegular, scopesOf } from './resource';

type AnyAction = ActionWords & { readonly via: AnyEndpoint };

function checkTexts(at: string, { label, ask, confirm }: AnyAction, known: readonly string[], report: Report): void {
  if (isBlank(label)) report(at, 'text-blank', 'the label is blank');
  if (ask !== undefined && isBlank(ask)) report(at, 'text-blank', 'the question is blank; leave out `ask` to ask none');
  if (confirm !== undefined && ask === undefined)
    report(at, 'confirm-never-shown', 'there is no `ask`, so nothing is confirmed');
  for (const [, name = ''] of ask?.matchAll(/\{([^{}]+)\}/g) ?? [])
    if (!known.includes(name)) report(at, 'field-unknown', `the question has '{${name}}', and there is no such field`);
}

function checkCall(at: string, { via, when, values }: AnyAction, known: readonly string[], report: Report): void {
  if (when !== undefined && typeof when !== 'function')
    report(at, 'when-not-function', '`when` is a function of the record');
  if (values !== undefined && typeof values !== 'function')
    report(at, 'values-not-function', '`values` is a function that returns what is sent');
  if (!via) {
    report(at, 'action-without-call', 'there is no `via`, so it does nothing');
    return;
  }
  if (via.method === 'GET') report(at, 'action-reads', 'a GET does nothing; declare a post, put, patch or del');
  checkPath(`${at}.via`, via.path, report);
  checkBase(`${at}.via`, via.base, report);
  for (const slot of Object.keys(via.slots))
    if (!known.includes(slot)) report(`${at}.via`, 'parameter-unknown', `nothing fills the parameter ':${slot}'`);
}

/** Reports what is wrong with the actions of a resource and of its list. */
export function checkActions(resource: AnyResource, report: Report): void {
  const { name, fields, list, actions = [], id = 'id' } = resource;
  const inRecord = ['id', ...(typeof id === 'string' ? [id] : id), ...Object.keys(fields)];
  const places = [
    { at: `${name}.actions`, actions, known: inRecord },
    { at: `${name}.list.actions`, actions: list?.actions ?? [], known: scopesOf(resource) },
  ];
  for (const { at, actions: declared, known } of places) {
    const labels = declared.map(({ label }) => label);
    if (new Set(labels).size < labels.length) report(at, 'action-twice', 'two actions have the same label');
    const hasScreen = isRegular(resource) || list?.columns || resource.single;
    if (declared.length > 0 && !hasScreen) report(at, 'action-never-shown', 'there is no screen that could show it');
    for (const [index, action] of declared.entries()) {
      const here = `${at}.${index}`;
      checkTexts(here, action, known, report);
      checkCall(here, action, known, report);
    }
  }
}
