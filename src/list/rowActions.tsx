import { carriedBy, editPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { partOf } from '../lazy/lazyPart';
import { Slot, Slots } from '../lazy/Slot';
import { rowButton } from '../ui/rowButton';
import type { RowProps } from './columns';

const classes = { edit: rowButton('edit'), delete: rowButton('delete') } as const;

const hasLinks = ({ show, duplicate }: CompleteResource): boolean => show !== undefined || duplicate;

export const hasActions = (resource: CompleteResource): boolean => {
  const { edit, remove, rowTools, actions } = resource;
  return edit !== undefined || remove !== undefined || rowTools.length + actions.length > 0 || hasLinks(resource);
};

// Few resources have actions of their own, or pages for their records.
const fetchRowActions = () => import('../actions/RowActionButtons');
const fetchRowLinks = () => import('../show/RowLinks');

/** Loads what the rows need beside Edit and Delete. */
export function preloadActions(resource: CompleteResource): void {
  if (resource.actions.length > 0) void partOf(fetchRowActions).preload();
  if (hasLinks(resource)) void partOf(fetchRowLinks).preload();
}

type RowActionsProps = Pick<RowProps, 'resource' | 'row' | 'context' | 'onDelete'>;

/**
 * Edit, Delete, other links and the declared tools of a row. A row without an id has none of them. A plain link, which the
 * region of the list follows, and no hooks: they would be a fifth of what a row costs.
 */
export function rowActions({ resource, row, context: { translate }, onDelete }: RowActionsProps) {
  if (row.id === undefined || row.id === null) return null;
  const { edit, remove, may, actions } = resource;
  return (
    <>
      {resource.rowTools.length > 0 && <Slots loads={resource.rowTools} />}
      {actions.length > 0 && <Slot load={fetchRowActions} props={{ resource, row }} />}
      {hasLinks(resource) && <Slot load={fetchRowLinks} props={{ resource, row }} />}
      {edit && (!may || may('edit', row)) && (
        <a
          data-route=""
          className={classes.edit}
          href={editPath(resource.name, row.id as Id) + carriedBy(row, resource)}
        >
          {translate('console.list.edit')}
        </a>
      )}
      {remove && (!may || may('remove', row)) && (
        <button type="button" className={classes.delete} onClick={() => onDelete(row)}>
          {translate('console.list.delete')}
        </button>
      )}
    </>
  );
}
