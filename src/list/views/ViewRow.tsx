import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '../../console/paths';
import type { SavedView } from '../../console/savedViews';
import { CopyButton } from '../../dialogs/CopyButton';
import { NameForm } from './NameForm';
import type { ViewProblem } from './useViews';
import { viewsText } from './viewsText';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& > a': { flex: 1, minWidth: 80, overflowWrap: 'anywhere' },
});

interface ViewRowProps {
  readonly resource: string;
  readonly view: SavedView;
  readonly onRename: (name: string) => ViewProblem | undefined;
  readonly onDelete: () => void;
  /** The view is shown. */
  readonly onOpen: () => void;
}

/** A view with what can be done with it. */
export function ViewRow({ resource, view, onRename, onDelete, onOpen }: ViewRowProps) {
  const { name, search } = view;
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The button or the input that had the focus is gone.
    if (isRenaming) row.current?.querySelector('input')?.select();
    else if (wasRenaming.current) row.current?.querySelector<HTMLElement>('[data-rename]')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const path = `${listPath(resource)}?${search}`;
  const rename = (next: string) => {
    const problem = onRename(next);
    if (!problem) setRenaming(false);
    return problem;
  };
  if (isRenaming)
    return (
      <Row ref={row}>
        <NameForm
          label={viewsText('newName', { name })}
          initial={name}
          submit={viewsText('saveName')}
          onSubmit={rename}
          onCancel={() => setRenaming(false)}
        />
      </Row>
    );
  return (
    <Row ref={row}>
      <Link to={path} dir="auto" onClick={onOpen}>
        {name}
      </Link>
      <CopyButton size="small" label={viewsText('copyLink')} text={new URL(path, document.baseURI).href} />
      <IconButton
        size="small"
        data-rename={name}
        aria-label={viewsText('rename', { name })}
        title={viewsText('rename', { name })}
        onClick={() => setRenaming(true)}
      >
        <EditOutlined />
      </IconButton>
      <IconButton
        size="small"
        aria-label={viewsText('delete', { name })}
        title={viewsText('delete', { name })}
        onClick={onDelete}
      >
        <DeleteOutlineOutlined />
      </IconButton>
    </Row>
  );
}
