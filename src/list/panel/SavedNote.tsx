import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CompleteResource } from '../../declare/complete';
import { rowText } from '../../kinds/rowText';
import { token } from '../../theme/token';
import { Note } from '../../ui/Note';
import type { ListState } from '../useListState';
import { panelText } from './panelText';
import type { Panel } from './usePanel';

interface SavedNoteProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  /** Of the row that was saved last. */
  readonly editedId: string | undefined;
  readonly panel: Panel;
  /** The filters with which the list was left, as JSON. */
  readonly backTo: string;
}

const Beside = styled('div')({ padding: `0 ${token('pad')} 12px` });

/** Coming back from a record that was saved: says that the search or the filters leave out its row, until they are changed. */
export default function SavedNote({ resource, list, editedId, panel, backTo }: SavedNoteProps) {
  const { rows, among, address } = list;
  const isSaved = ({ id }: { readonly id?: unknown }) => String(id) === editedId;
  const saved = among?.find(isSaved);
  const isLeftOut = saved && rows && !rows.some(isSaved) && JSON.stringify(address.filters) === backTo;
  if (!isLeftOut) return null;
  const show = (
    <Button size="small" color="inherit" onClick={() => panel.show(String(saved.id))}>
      {panelText('showSaved')}
    </Button>
  );
  const name = rowText(resource, saved) || `${resource.item} ${String(saved.id)}`;
  return (
    <Beside>
      <Note action={show}>
        <bdi>{panelText('saved', { name: `“${name}”` })}</bdi>
      </Note>
    </Beside>
  );
}
