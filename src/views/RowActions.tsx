import { Link } from 'react-router-dom';
import type { CompleteResource, Id, Row } from '../declare';
import { editPath } from './paths';

export interface RowActionsProps {
  readonly resource: CompleteResource;
  readonly row: Row;
  readonly onRemove: (row: Row) => void;
}

/** Edit and Delete of a row, as far as they are declared. A row without an id can have neither. */
export function RowActions({ resource, row, onRemove }: RowActionsProps) {
  if (row.id === undefined || row.id === null) return null;
  return (
    <>
      {resource.edit && (
        <Link className="b q s" to={editPath(resource.name, row.id as Id)}>
          <i className="i i-edit" aria-hidden="true" />
          Edit
        </Link>
      )}
      {resource.remove && (
        <button type="button" className="b q s x" onClick={() => onRemove(row)}>
          <i className="i i-delete" aria-hidden="true" />
          Delete
        </button>
      )}
    </>
  );
}
