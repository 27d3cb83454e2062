import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import { relatedId } from '../declare/relatedId';
import type { Row } from '../declare/resource';
import { Slot, Slots } from '../lazy/Slot';
import { RowIcon } from '../ui/RowIcon';
import styles from '../ui/rowButton.module.css';
import type { RowProps } from './columns';

// Elements, not components: a list has hundreds.
const icons = { edit: RowIcon({ name: 'edit' }), delete: RowIcon({ name: 'delete' }) } as const;

export const hasActions = ({ edit, remove, rowTools, actions }: CompleteResource): boolean =>
  edit !== undefined || remove !== undefined || rowTools.length + actions.length > 0;

/** The scopes that the calls of a record need, as part of its address. */
function carriedBy(row: Row, { carries }: CompleteResource): string {
  if (carries.length === 0) return '';
  return `?${new URLSearchParams(carries.map((name) => [name, String(relatedId(valueAt(row, name)) ?? '')]))}`;
}

// Few resources have actions of their own.
export const fetchRowActions = () => import('../actions/RowActionButtons');

/** Edit, Delete and the declared tools of a row. A row without an id has none of them. */
export function RowActions({ resource, row, onDelete }: Pick<RowProps, 'resource' | 'row' | 'onDelete'>) {
  const translate = useTranslate();
  if (row.id === undefined || row.id === null) return null;
  const { edit, remove, may, actions } = resource;
  return (
    <>
      {resource.rowTools.length > 0 && <Slots loads={resource.rowTools} />}
      {actions.length > 0 && <Slot load={fetchRowActions} props={{ resource, row }} />}
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
