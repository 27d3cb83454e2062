import { useMemo, useState } from 'react';
import { type CompleteResource, traitsOf } from '../declare';
import { pageSize } from '../provider/pageSize';
import { CardBody } from './CardBody';
import { useConsole } from './ConsoleContext';
import { columnsOf } from './columns';
import { counted, countOf } from './count';
import { GridBody } from './GridBody';
import type { ListBodyProps } from './ListBody';
import { ListHead } from './ListHead';
import { EmptyList, FailedLoad, ListSkeleton, NotRenewed } from './ListStates';
import { Pager } from './Pager';
import { RemovalQuestion } from './RemovalQuestion';
import { ScopePicker } from './ScopePicker';
import { SecretsSwitch } from './SecretsSwitch';
import { TableBody } from './TableBody';
import { useListPlace } from './useListPlace';
import { type ListPageData, useListQuery } from './useListQuery';
import { usePaging } from './usePaging';
import { useRemoval } from './useRemoval';
import { longFrom } from './useRowWindow';
import { useShowAll } from './useShowAll';
import { useTitles } from './useTitles';

const bodies = { table: TableBody, cards: CardBody, grid: GridBody } as const;

interface ListPageProps {
  readonly resource: CompleteResource;
}

function rangeOf({ meta, rows }: ListPageData, page: number, isOld: boolean): string | undefined {
  if (meta.total === undefined || rows.length === 0) return undefined;
  const first = (page - 1) * pageSize + 1;
  // While a page is on its way the rows at hand are another's, and do not say how many it has.
  const last = Math.min(first - 1 + (isOld ? pageSize : rows.length), meta.total);
  return first > last ? undefined : `${counted(first)}–${counted(last)} of ${counted(meta.total)}`;
}

/** A resource's list: its scope, its rows as table, cards or grid, their pager and what is said when there are none. */
export function ListPage({ resource }: ListPageProps) {
  const { config, lastEdited } = useConsole();
  const place = useListPlace(resource);
  const query = useListQuery(resource, place);
  const paging = usePaging(query.data, query.isPlaceholderData, { page: place.page, pageSize, correct: place.correct });
  const removal = useRemoval(resource);
  const titleOf = useTitles(resource);
  const columns = useMemo(() => columnsOf(resource), [resource]);
  const [showAll, setShowAll] = useShowAll();
  const [revealed, setRevealed] = useState(false);
  const cellPlace = useMemo(() => ({ config, revealed, titleOf }), [config, revealed, titleOf]);

  const data = paging.isCorrecting ? undefined : query.data;
  const rows = removal.gone.size === 0 ? data?.rows : data?.rows.filter(({ id }) => !removal.gone.has(String(id)));
  const choose = (scope: string) => {
    removal.moveOn();
    place.choose(scope);
  };
  const retry = () => void query.refetch();
  const scopeField = resource.scope ? resource.fields[resource.scope] : undefined;
  const isReady = !resource.scope || place.scope !== undefined;
  const Body = bodies[resource.list?.as ?? 'table'];
  const body: Omit<ListBodyProps, 'rows'> = {
    resource,
    columns,
    place: cellPlace,
    isOld: query.isPlaceholderData,
    showAll,
    onRemove: removal.start,
    edited: lastEdited.get(resource.name),
  };
  const hasSecrets = columns.some(({ key }) => traitsOf(resource.fields[key]).masked);

  return (
    <main className={resource.create ? 'sheet has-main' : 'sheet'} id="page" tabIndex={-1}>
      <ListHead resource={resource} scope={place.scope} data={data} />
      <div className="tools">
        {scopeField?.kind === 'reference' && <ScopePicker field={scopeField} value={place.scope} onChoose={choose} />}
        {/* A live region is heard only if it was there before its text. */}
        {!resource.list?.paged && (
          <span className="muted" role="status">
            {rows && rows.length > 0 && countOf(rows.length, resource)}
          </span>
        )}
        {rows && rows.length > longFrom && !showAll && (
          <button type="button" className="b q" onClick={() => setShowAll(true)}>
            Show all
          </button>
        )}
        <span className="grow" />
        {hasSecrets && <SecretsSwitch revealed={revealed} onChange={setRevealed} />}
      </div>
      {query.isError && data && <NotRenewed error={query.error} busy={query.isFetching} onRetry={retry} />}
      {query.isError && !data && (
        <FailedLoad text={resource.list?.failed ?? ''} error={query.error} busy={query.isFetching} onRetry={retry} />
      )}
      {isReady && !query.isError && !data && <ListSkeleton resource={resource} columns={columns} />}
      {rows && rows.length > 0 && <Body {...body} rows={rows} />}
      {rows && rows.length === 0 && (
        <EmptyList resource={resource} isOnePage={resource.list?.paged === true && paging.current > 1} />
      )}
      {resource.list?.paged && (
        <Pager
          paging={paging}
          onPage={place.goTo}
          range={data && resource.list.total ? rangeOf(data, paging.current, query.isPlaceholderData) : undefined}
        />
      )}
      <RemovalQuestion resource={resource} removal={removal} />
    </main>
  );
}
