import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUploadUrl } from '../kinds/EngineContext';
import { partOf } from '../lazy/lazyPart';
import { Slot } from '../lazy/Slot';
import { LoadError } from '../page/LoadError';
import { ResourceIcon } from '../page/ResourceIcon';
import { errorReason } from '../provider/errorReason';
import { EmptyState } from '../ui/EmptyState';
import { Note } from '../ui/Note';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CardsSkeleton } from './CardsSkeleton';
import { columnsOf, type ListBodyProps } from './columns';
import { isReadable } from './find/findsHere';
import styles from './ListContent.module.css';
import { arranged } from './layout/arranged';
import { Table, TableSkeleton } from './Table';
import type { ListState } from './useListState';

// Most lists are tables: cards are loaded where a list has them.
const cards = () => import('./Cards');
// Loaded when something is searched.
const foundMarks = () => import('./find/FoundMarks');

/** How long a list may load before it shows that it does, in milliseconds: a quick answer must not flicker. */
const patience = 150;

interface ListContentProps extends Pick<ListBodyProps, 'resource' | 'showAll' | 'editedId' | 'onDelete' | 'Select'> {
  readonly list: ListState;
  readonly revealed: boolean;
}

function ListSkeleton(props: Pick<ListBodyProps, 'resource' | 'columns' | 'isWhole'>) {
  const translate = useTranslate();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const layout = props.resource.list?.as ?? 'table';
  return (
    <div aria-busy="true">
      {/* A live region is announced only if it was there before its text. */}
      <VisuallyHidden role="status">{isLate && translate('console.list.loading')}</VisuallyHidden>
      {isLate && layout === 'table' && <TableSkeleton {...props} />}
      {isLate && layout !== 'table' && <CardsSkeleton layout={layout} />}
    </div>
  );
}

/** Shown above rows that could not be reloaded: they stay, but may be out of date. */
function StaleRowsNote({ query }: { readonly query: ListState['query'] }) {
  const translate = useTranslate();
  const retry = (
    <Button size="small" color="inherit" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
      {translate('console.pages.tryAgain')}
    </Button>
  );
  return (
    <div className={styles.staleRowsNote}>
      <Note tone="warning" action={retry}>
        {`${translate('console.list.stale')} ${errorReason(query.error, translate)}`}
      </Note>
    </div>
  );
}

function Body({ layout, ...props }: ListBodyProps & { readonly layout: 'table' | 'cards' | 'grid' }) {
  if (layout === 'table') return <Table {...props} />;
  return <Slot load={cards} props={props} fallback={<CardsSkeleton layout={layout} />} />;
}

/** The rows of a list, or what is shown in their place: while they load, if they did not, or if there are none. */
export function ListContent({ resource, list, revealed, ...shared }: ListContentProps) {
  const uploadUrl = useUploadUrl();
  const translate = useTranslate();
  const {
    titleOf,
    address: { layout: arrangement },
  } = list;
  const columns = useMemo(() => arranged(columnsOf(resource), arrangement), [resource, arrangement]);
  const context = useMemo(
    () => ({ uploadUrl, revealed, titleOf, translate }),
    [uploadUrl, revealed, titleOf, translate],
  );
  const { rows, query, address, paging, isWhole } = list;
  const { isPlaceholderData } = query;
  const isPartial = address.all && !query.data?.meta?.result;
  const declared = resource.list;
  const layout = declared?.as ?? 'table';
  // Loaded while the rows are requested, not after them.
  useState(() => void (layout !== 'table' && partOf(cards).preload()));
  if (!rows) {
    if (query.isError)
      return (
        <LoadError
          text={declared?.failed ?? ''}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    return address.isScoped ? <ListSkeleton {...{ resource, columns, isWhole }} /> : null;
  }
  const isLaterPage = !isWhole && paging.page > 1;
  const isFiltered = Object.keys(address.filters).some((path) => path !== address.fixed);
  const noRows = isLaterPage ? translate('console.list.emptyPage') : (declared?.empty ?? '');
  const nothing = translate(`console.list.${!isWhole && isReadable(declared) ? 'nothingHere' : 'nothing'}`);
  // Filters are set by custom components, which must stay there even if they leave no rows.
  const isEmpty = rows.length === 0 && !(declared?.body && isFiltered);
  return (
    <>
      {query.isError && <StaleRowsNote query={query} />}
      {isEmpty && <EmptyState icon={<ResourceIcon name={resource.icon} />} title={isFiltered ? nothing : noRows} />}
      {address.filters.q !== undefined && <Slot load={foundMarks} props={{ search: address.filters.q }} />}
      {!isEmpty && declared?.body && <Slot load={declared.body} props={{}} />}
      {!isEmpty && !declared?.body && (
        <Body {...{ layout, ...shared, resource, columns, rows, context, isWhole, isPartial, isPlaceholderData }} />
      )}
    </>
  );
}
