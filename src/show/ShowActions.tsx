import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import { RecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import RowActionButtons from '../actions/RowActionButtons';
import { carriedBy, copyPath, editPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { Slots } from '../lazy/Slot';
import { showText } from './showText';

interface ShowActionsProps {
  readonly resource: CompleteResource;
  readonly row: Row;
  readonly onDelete: (row: Row) => void;
}

/** The link to the form of the record, if it may be edited. */
export function EditLink({ resource, row }: Omit<ShowActionsProps, 'onDelete'>) {
  const translate = useTranslate();
  const { name, edit, may } = resource;
  if (!edit || may?.('edit', row) === false) return null;
  return (
    <Button variant="contained" component={Link} to={editPath(name, row.id as Id) + carriedBy(row, resource)}>
      {translate('console.list.edit')}
    </Button>
  );
}

/** What else can be done with a record, as far as it is allowed. */
export function ShowActions({ resource, row, onDelete }: ShowActionsProps) {
  const translate = useTranslate();
  const { rowTools, duplicate, remove, may } = resource;
  const id = row.id as Id;
  return (
    <RecordContext value={row}>
      <Slots loads={rowTools} />
      <RowActionButtons resource={resource} row={row} large />
      {duplicate && may?.('create', row) !== false && (
        <Button
          variant="outlined"
          startIcon={<ContentCopyOutlined />}
          component={Link}
          to={copyPath({ ...row, id }, resource)}
        >
          {showText('duplicate')}
        </Button>
      )}
      {remove && may?.('remove', row) !== false && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<DeleteOutlineOutlined />}
          onClick={() => onDelete({ ...row, id })}
        >
          {translate('console.list.delete')}
        </Button>
      )}
    </RecordContext>
  );
}
