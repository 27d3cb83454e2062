import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { carriedBy, editPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { partOf } from '../lazy/lazyPart';
import { Slot, Slots } from '../lazy/Slot';
import { RowIcon } from '../ui/RowIcon';
import styles from '../ui/rowButton.module.css';
import type { RowProps } from './columns';

// Elements, not components: a list has hundreds.
const icons = { edit: RowIcon({ name: 'edit' }), delete: RowIcon({ name: 'delete' }) } as const;

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

/** Edit, Delete, other links and the declared tools of a row. A row without an id has none of them. */
export function RowActions({ resource, row, onDelete }: Pick<RowProps, 'resource' | 'row' | 'onDelete'>) {
  const translate = useTranslate();
  if (row.id === undefined || row.id === null) return null;
  const { edit, remove, may, actions } = resource;
  return (
    <>
      {resource.rowTools.length > 0 && <Slots loads={resource.rowTools} />}
      {actions.length > 0 && <Slot load={fetchRowActions} props={{ resource, row }} />}
      {hasLinks(resource) && <Slot load={fetchRowLinks} props={{ resource, row }} />}
      {edit && (!may || may('edit', row)) && (
        <Link className={styles.rowButton} to={editPath(resource.name, row.id as Id) + carriedBy(row, resource)}>
          {icons.edit}
          {translate('console.list.edit')}
        </Link>
      )}
      {remove && (!may || may('remove', row)) && (
        <button type="button" className={`${styles.rowButton} ${styles.danger}`} onClick={() => onDelete(row)}>
          {icons.delete}
          {translate('console.list.delete')}
        </button>
      )}
    </>
  );
}
