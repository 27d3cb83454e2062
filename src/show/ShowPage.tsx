import { ResourceContextProvider } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { idAfter, listPath, showBase } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { inSentence } from '../declare/inSentence';
import { useLeaveForm } from '../form/useLeaveForm';
import { SecretsSwitch } from '../list/SecretsSwitch';
import { useRevealed } from '../list/useRevealed';
import content from '../page/CustomPageScreen.module.css';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ResourceIcon } from '../page/ResourceIcon';
import { useStoredRecord } from '../page/useStoredRecord';
import { RemovalDialog } from '../removal/RemovalDialog';
import { useRemoval } from '../removal/useRemoval';
import { EmptyState } from '../ui/EmptyState';
import { Skeleton } from '../ui/Skeleton';
import skeleton from '../ui/Skeleton.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { detailsOf, RecordDetails } from './RecordDetails';
import RelatedLists from './RelatedLists';
import { EditLink, ShowActions } from './ShowActions';
import { showText } from './showText';

interface ShowPageProps {
  readonly resource: CompleteResource;
}

interface ShownProps extends ShowPageProps {
  readonly id: string;
  readonly query: ReturnType<typeof useStoredRecord>;
  readonly revealed: boolean;
  readonly isDeleted: boolean;
}

/** The record, or what is shown in its place. */
function Shown({ resource, id, query, revealed, isDeleted }: ShownProps) {
  const { data, isError, error, isFetching, refetch } = query;
  const { icon, item, remove, show } = resource;
  if (isDeleted) return <EmptyState icon={<ResourceIcon name={icon} />} title={remove?.deleted ?? ''} />;
  if (data && resource.may?.('show', data) === false) {
    const title = showText('notAllowed', { noun: inSentence(item) });
    return <EmptyState icon={<ResourceIcon name={icon} />} title={title} />;
  }
  if (data)
    return (
      <>
        <div className={content.content}>
          <RecordDetails resource={resource} row={data} revealed={revealed} />
        </div>
        <RelatedLists resource={resource} id={id} />
      </>
    );
  if (isError)
    return (
      <LoadError text={show?.notLoaded ?? ''} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div className={`${content.content} ${skeleton.late}`} aria-busy="true">
      <VisuallyHidden role="status">{showText('loading')}</VisuallyHidden>
      <Skeleton />
    </div>
  );
}

/** The page of one record, at an address of its own. */
export function ShowPage({ resource }: ShowPageProps) {
  const { name, label, item, fields } = resource;
  const { pathname } = useLocation();
  const id = idAfter(showBase(name), pathname);
  const query = useStoredRecord(resource, id, true);
  const leave = useLeaveForm(resource);
  const [revealed, setRevealed] = useRevealed();
  const removal = useRemoval(resource, () => leave('list', query.data));
  const isDeleted = removal.hiddenIds.has(id);
  const row = isDeleted ? undefined : query.data;
  const isSeen = row && resource.may?.('show', row) !== false;
  const hasSecrets = detailsOf(resource).some((shown) => typeof shown === 'string' && fields[shown]?.kind.masked);
  return (
    <ResourceContextProvider value={name}>
      <Page scrolls>
        <PageHeader
          heading={item}
          within={label}
          crumb={<Link to={listPath(name)}>{label}</Link>}
          mainAction={isSeen && <EditLink resource={resource} row={row} />}
        >
          {isSeen && hasSecrets && <SecretsSwitch revealed={revealed} onReveal={setRevealed} />}
          {isSeen && <ShowActions resource={resource} row={row} onDelete={removal.remove} />}
        </PageHeader>
        <Shown key={id} {...{ resource, id, query, revealed, isDeleted }} />
        <RemovalDialog resource={resource} removal={removal} />
      </Page>
    </ResourceContextProvider>
  );
}
