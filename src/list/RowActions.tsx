import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { Slots } from '../lazy/Slot';
import { RowIcon } from '../ui/RowIcon';
import styles from '../ui/rowButton.module.css';
import type { RowProps } from './columns';

// Elements, not components: a list has hundreds.
const icons = { edit: RowIcon({ name: 'edit' }), delete: RowIcon({ name: 'delete' }) } as const;

export const hasActions = ({ edit, remove, rowTools }: CompleteResource): boolean =>
  edit !== undefined || remove !== undefined || rowTools.length > 0;

/** Edit, Delete and the declared tools of a row. A row without an id has none of them. */
export function RowActions({ resource, row, onDelete }: Pick<RowProps, 'resource' | 'row' | 'onDelete'>) {
  const translate = useTranslate();
  if (row.id === undefined || row.id === null) return null;
  return (
    <>
      {resource.rowTools.length > 0 && <Slots loads={resource.rowTools} />}
      {resource.edit && (
        <Link className={styles.rowButton} to={editPath(resource.name, row.id as Id)}>
          {icons.edit}
          {translate('console.list.edit')}
        </Link>
      )}
      {resource.remove && (
        <button type="button" className={`${styles.rowButton} ${styles.danger}`} onClick={() => onDelete(row)}>
          {icons.delete}
          {translate('console.list.delete')}
        </button>
      )}
    </>
  );
}
