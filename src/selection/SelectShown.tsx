import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type Identifier, useTranslate } from 'react-admin';
import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { isReadable } from '../list/find/findsHere';
import type { ListState } from '../list/useListState';
import { useMessage } from '../notifications/useMessage';
import { errorReason } from '../provider/errorReason';
import { token, touch } from '../theme/token';
import { selectedSet } from './selectedSet';
import { selectionText } from './selectionText';
import { useAllResults } from './useAllResults';

const All = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  cursor: 'pointer',
  [touch]: { minHeight: 44 },
  input: { width: 18, height: 18, margin: 0, accentColor: token('accent') },
});

/** Selects the rows that are shown, or none of them. */
export function ShownBox(props: {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly ids: readonly Identifier[];
  readonly select: (ids: Identifier[]) => void;
}) {
  const { resource, list, ids, select } = props;
  const shown = (list.rows ?? []).flatMap(({ id }) => (id === undefined || id === null ? [] : [id as Identifier]));
  const selected = selectedSet(ids);
  const count = shown.filter((id) => selected.has(String(id))).length;
  const isAll = shown.length > 0 && count === shown.length;
  const change = () => {
    const inList = new Set(shown.map(String));
    const others = ids.filter((id) => !inList.has(String(id)));
    select(isAll ? others : [...others, ...new Map(shown.map((id) => [String(id), id])).values()]);
  };
  const showSome = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = count > 0 && !isAll;
  };
  return (
    <All>
      <input type="checkbox" ref={showSome} checked={isAll} disabled={shown.length === 0} onChange={change} />
      <span>
        {list.isWhole ? selectionText('whole', { count: countOf(shown.length, resource) }) : selectionText('page')}
      </span>
    </All>
  );
}

/** Selects what is on all pages, which are read for that. Not where the browser searches in a page only. */
export function AllResults(props: {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly onRead: (rows: readonly Row[]) => void;
}) {
  const { resource, list, onRead } = props;
  const translate = useTranslate();
  const notify = useMessage();
  const fail = (error: unknown) =>
    notify({ text: `${selectionText('notRead')} ${errorReason(error, translate)}`, tone: 'failure' });
  const { progress, read, stop } = useAllResults(resource, list, onRead, fail);
  if (list.isWhole || (isReadable(resource.list) && list.isFiltered)) return null;
  const { total } = list.query.data ?? {};
  if (!progress)
    return (
      <Button variant="outlined" size="small" onClick={read}>
        {total === undefined ? selectionText('allUncounted') : selectionText('all', { count: counted(total) })}
      </Button>
    );
  const text = selectionText(progress.total === undefined ? 'read' : 'readOf', {
    read: counted(progress.read),
    total: counted(progress.total ?? 0),
  });
  return (
    <>
      <span>{text}</span>
      <LinearProgress aria-label={selectionText('progress')} aria-valuetext={text} />
      <Button variant="outlined" size="small" onClick={stop}>
        {selectionText('stop')}
      </Button>
    </>
  );
}
