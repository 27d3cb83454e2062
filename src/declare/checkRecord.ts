import type { Report } from './check';
import { isReadAlone } from './completeRecord';
import { isReferring } from './field';
import { isBlank } from './isBlank';
import { siteNames } from './listQuery';
import type { RelatedWords } from './recordWords';
import { type AnyResource, fieldNamed, isRegular, scopesOf } from './resource';

type ByName = ReadonlyMap<string, AnyResource>;

const unread = 'no call reads a single record; give `show` a `from`';

function checkShow(resource: AnyResource, report: Report): void {
  const { name, show } = resource;
  if (!show) return;
  const names = show.fields?.filter((column) => typeof column === 'string') ?? [];
  if (!isReadAlone(resource)) report(`${name}.show`, 'record-unread', unread);
  if (show.fields?.length === 0) report(`${name}.show.fields`, 'columns-empty', 'there is nothing to show');
  if (new Set(names).size < names.length)
    report(`${name}.show.fields`, 'column-twice', 'a field is shown more than once');
}

function checkDuplicate(resource: AnyResource, report: Report): void {
  const { name, duplicate, create, regular } = resource;
  if (!duplicate) return;
  const at = `${name}.duplicate`;
  if (!create && !(isRegular(resource) && regular === undefined))
    report(at, 'duplicate-without-create', 'there is no `create`, whose form it would open');
  if (!isReadAlone(resource)) report(at, 'record-unread', unread);
}

/** Whether the list of `target` can be asked for the records that refer to one. */
function isListedBy(target: AnyResource, by: string): boolean {
  const isScope = scopesOf(target).includes(by);
  if (isScope || scopesOf(target).length > 0) return isScope && scopesOf(target).length === 1;
  const { list } = target;
  return list?.from?.paging === undefined || siteNames(list.filter).has(by);
}

function checkRelated(name: string, { resource, by, label }: RelatedWords, byName: ByName, at: string, report: Report) {
  const target = byName.get(resource);
  if (label !== undefined && isBlank(label)) report(at, 'text-blank', 'the label is blank');
  if (!target) {
    report(at, 'related-to-nothing', `there is no resource '${resource}'`);
    return;
  }
  const field = fieldNamed(target.fields, by);
  if (!field || !isReferring(field) || field.kind.refersTo(field) !== name)
    report(at, 'related-not-reference', `'${by}' of '${resource}' is no reference to '${name}'`);
  else if (!target.list?.columns && !isRegular(target))
    report(at, 'related-not-listed', `'${resource}' has no list with columns`);
  else if (!isListedBy(target, by))
    report(
      at,
      'related-not-filtered',
      `the list of '${resource}' cannot be asked for by '${by}': it needs a \`filter\``,
    );
}

/** Reports what is wrong with what a record has beside its forms: its page, related lists, and being duplicated. */
export function checkRecord(resource: AnyResource, byName: ByName, report: Report): void {
  const { name, show, edit, related = [] } = resource;
  checkShow(resource, report);
  checkDuplicate(resource, report);
  if (related.length > 0 && !show && !edit && !isRegular(resource))
    report(`${name}.related`, 'related-never-shown', 'there is neither `show` nor `edit`, below which it could be');
  const pairs = related.map(({ resource: target, by }) => `${target}.${by}`);
  if (new Set(pairs).size < pairs.length) report(`${name}.related`, 'related-twice', 'two lists are the same');
  for (const [index, words] of related.entries()) checkRelated(name, words, byName, `${name}.related.${index}`, report);
}
