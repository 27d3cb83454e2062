import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { counted, countOf } from '../../console/formatCount';
import type { CompleteResource } from '../../declare/complete';
import { createTranslate } from '../../i18n/createTranslate';
import texts from '../../i18n/en/allPages.json';
import { errorReason } from '../../provider/errorReason';
import { token } from '../../theme/token';
import { Note } from '../../ui/Note';
import type { ReadResult } from '../createPageReader';
import type { ListState } from '../useListState';
import type { Reading } from './createReading';
import { useReading, useReadings } from './useReading';

const allPagesText = createTranslate(texts);

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: `0 ${token('pad')} 12px`,
  '.MuiLinearProgress-root': { width: 160 },
});

function progressText({ read, total }: Reading): string {
  const counts = { read: counted(read), total: total === undefined ? undefined : counted(total) };
  return allPagesText(total === undefined ? 'read' : 'readOf', counts);
}

/** How many rows were read, whether that is how many the site counts, and what happened to them meanwhile. */
function reportOf({ read, total, added, removed, repeated }: ReadResult, resource: CompleteResource) {
  const count = countOf(read, resource);
  const key = total === undefined ? 'doneUncounted' : total === read ? 'done' : 'doneOf';
  const changes = Object.entries({ added, removed, repeated }).filter(([, number]) => number > 0);
  return [
    allPagesText(key, { count, total: total === undefined ? undefined : counted(total) }),
    ...changes.map(([change, number]) => allPagesText(change, { smart_count: number, count: counted(number) })),
  ];
}

interface AllPagesProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
}

function AllPagesBar({ resource, list }: AllPagesProps) {
  const translate = useTranslate();
  const { reading, stop, goOn } = useReading(resource, list.address.chosen);
  const { phase, read, total, isAgain, result, error } = reading;
  const share = total === undefined ? {} : { value: Math.min(100, Math.floor((100 * read) / Math.max(1, total))) };
  return (
    <Bar data-screen-only role="group" aria-label={allPagesText('title')}>
      {/* What is announced is the end of it, not each page. */}
      <div role="status">{result && reportOf(result, resource).map((note) => <div key={note}>{note}</div>)}</div>
      {!result && (
        <>
          <span>{progressText(reading)}</span>
          <LinearProgress
            variant={total === undefined ? 'indeterminate' : 'determinate'}
            aria-label={allPagesText('progress')}
            aria-valuetext={progressText(reading)}
            {...share}
          />
          {isAgain && <span>{allPagesText('again')}</span>}
        </>
      )}
      {phase === 'running' && (
        <Button variant="outlined" size="small" onClick={stop}>
          {allPagesText('stop')}
        </Button>
      )}
      {(phase === 'stopped' || phase === 'failed') && (
        <Button variant="outlined" size="small" onClick={goOn}>
          {allPagesText('continue')}
        </Button>
      )}
      <Button size="small" onClick={() => list.address.setAll(false)}>
        {allPagesText('pages')}
      </Button>
      {phase === 'failed' && (
        <Note tone="error">
          <span>{allPagesText('interrupted')}</span> <span>{errorReason(error, translate)}</span>
        </Note>
      )}
    </Bar>
  );
}

/** Reads all pages of a list, shows how far that is, and reports what was read. */
export default function AllPages(props: AllPagesProps) {
  return <AllPagesBar key={useReadings(props.resource, props.list.address.chosen)} {...props} />;
}
