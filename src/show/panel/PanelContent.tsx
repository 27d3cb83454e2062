import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import { inSentence } from '../../declare/inSentence';
import type { Row } from '../../declare/resource';
import { panelText } from '../../list/panel/panelText';
import type { SecretsSwitchProps } from '../../list/SecretsSwitch';
import type { ListState } from '../../list/useListState';
import { LoadError } from '../../page/LoadError';
import { ResourceIcon } from '../../page/ResourceIcon';
import { useStoredRecord } from '../../page/useStoredRecord';
import { errorReason } from '../../provider/errorReason';
import { HttpError } from '../../provider/HttpError';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { PanelRecord } from './PanelRecord';
import { lacksFields } from './panelFields';

interface PanelContentProps extends SecretsSwitchProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly id: string;
  /** As the list has it. */
  readonly row: Row | undefined;
  readonly warning: string | undefined;
  readonly isLoading: boolean;
  /** Called with a record that was read. The same function at each render. */
  readonly onRead: (row: Row) => void;
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Missing({ resource, text }: { readonly resource: CompleteResource; readonly text: string }) {
  const title = panelText(text, { noun: inSentence(resource.item) });
  return <EmptyState icon={<ResourceIcon name={resource.icon} />} title={title} isError />;
}

const isAbsent = (error: unknown) => error instanceof HttpError && error.isAbsent;

/** A record that the site is asked for; its row, if there is one, is shown until then. */
function ReadRecord(props: Omit<PanelContentProps, 'isLoading'>) {
  const { resource, list, id, row, warning, onRead, ...secrets } = props;
  const translate = useTranslate();
  const query = useStoredRecord(resource, id, true);
  const { data, error, isError, isFetching, refetch } = query;
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  const notLoaded = resource.show?.notLoaded ?? resource.edit?.notLoaded ?? panelText('failed');
  if (data || row) {
    const why = isAbsent(error)
      ? panelText('absent', { noun: inSentence(resource.item) })
      : `${notLoaded} ${errorReason(error, translate)}`;
    const merged = { ...list.address.chosen, ...row, ...data };
    return <PanelRecord {...{ resource, ...secrets }} row={merged} warning={isError ? why : warning} />;
  }
  if (isAbsent(error)) return <Missing resource={resource} text="absent" />;
  if (isError)
    return <LoadError text={notLoaded} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <Loading />;
}

/** The record of the panel, or why it is not there. */
export function PanelContent({ isLoading, ...shared }: PanelContentProps) {
  const { resource, list, row, id, warning, revealed, onReveal } = shared;
  const { query, isWhole, address } = list;
  // Without the list it is not known whether the record is there.
  if (query.isError && !row && (isLoading || (!list.rows && !resource.isReadAlone)))
    return (
      <LoadError
        text={resource.list?.failed ?? ''}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (isLoading) return <Loading />;
  if (resource.isReadAlone && (!row || lacksFields(resource, row))) return <ReadRecord key={id} {...shared} />;
  if (row) {
    const whole = { ...address.chosen, ...row };
    return <PanelRecord key={id} {...{ resource, warning, revealed, onReveal }} row={whole} />;
  }
  if (address.all && !query.data?.meta?.result) return <Missing resource={resource} text="unread" />;
  return <Missing resource={resource} text={isWhole ? 'gone' : 'elsewhere'} />;
}
