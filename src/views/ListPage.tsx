import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompleteResource, Row } from '../declare';
import { plainText } from '../kinds/richText/plainText';
import { pageSize } from '../provider/pageSize';
import { CardBody } from './CardBody';
import { useConsole } from './ConsoleContext';
import { columnsOf } from './columns';
import { counted, countOf } from './count';
import { GridBody } from './GridBody';
import type { ListBodyProps } from './ListBody';
import { EmptyList, FailedLoad, ListSkeleton, NotRenewed } from './ListStates';
import { PageHead } from './PageHead';
import { Pager } from './Pager';
import { addPath } from './paths';
import { RemoveDialog } from './RemoveDialog';
import { ScopePicker } from './ScopePicker';
import { SecretsSwitch } from './SecretsSwitch';
import { TableBody } from './TableBody';
import { useListPlace } from './useListPlace';
import { type ListPageData, useListQuery } from './useListQuery';
import { usePaging } from './usePaging';
import { type Removal, useRemoval } from './useRemoval';
import { useTitles } from './useTitles';

const bodies = { table: TableBody, cards: CardBody, grid: GridBody } as const;

interface ListPageProps {
  readonly resource: CompleteResource;
}

function AddLink({ resource, scope }: ListPageProps & { readonly scope: string | undefined }) {
  if (!resource.create) return null;
  // The chosen scope travels in the address too: navigation state does not reach a new tab.
  const carried = resource.scope && scope !== undefined ? { [resource.scope]: scope } : undefined;
  const search = carried ? `?${new URLSearchParams(carried)}` : '';
  return (
    <div className="main">
      <Link className="b p" to={{ pathname: addPath(resource.name), search }} state={carried}>
        {resource.list?.add}
      </Link>
    </div>
  );
}

function Total({ resource, data }: ListPageProps & { readonly data: ListPageData | undefined }) {
  const total = data?.meta.total;
  if (total === undefined || !resource.list?.total) return null;
  return (
    <span className="muted" role="status">
      Total Records: <b>{counted(total)}</b>
    </span>
  );
}

function rangeOf({ meta, rows }: ListPageData, page: number, isOld: boolean): string | undefined {
  if (meta.total === undefined || rows.length === 0) return undefined;
  const first = (page - 1) * pageSize + 1;
  // While a page is on its way the rows at hand are another's, and do not say how many it has.
  const last = Math.min(first - 1 + (isOld ? pageSize : rows.length), meta.total);
  return first > last ? undefined : `${counted(first)}–${counted(last)} of ${counted(meta.total)}`;
}

/** What a row says of itself in the question about its deletion. */
function thingOf(resource: CompleteResource, row: Row): string {
  const { title, list, fields } = resource;
  const named =
    title ??
    list?.columns.find((column) => typeof column === 'string' && column !== 'id' && fields[column]?.kind !== 'image');
  const value = typeof named === 'string' ? row[named] : undefined;
  if (typeof named !== 'string' || value === undefined || value === null) return '';
  // In any other text a '<' is a '<'.
  return fields[named]?.kind === 'richText' ? plainText(String(value)) : String(value);
}

function Question({ resource, removal }: ListPageProps & { readonly removal: Removal }) {
  const { asked, busy, cancel, confirm } = removal;
  const question = resource.remove?.ask;
  if (!asked || question === undefined) return null;
  return (
    <RemoveDialog
      question={question}
      thing={thingOf(resource, asked)}
      busy={busy}
      onCancel={cancel}
      onConfirm={() => void confirm()}
    />
  );
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
  const [revealed, setRevealed] = useState(false);
  const cellPlace = useMemo(() => ({ config, revealed, titleOf }), [config, revealed, titleOf]);

  const data = paging.isCorrecting ? undefined : query.data;
  const rows = data?.rows.filter((row) => !removal.gone.has(String(row.id)));
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
    onRemove: removal.start,
    edited: lastEdited.get(resource.name),
  };
  const hasSecrets = columns.some(({ key }) => resource.fields[key]?.kind === 'secret');

  return (
    <main className={resource.create ? 'sheet has-main' : 'sheet'} id="page" tabIndex={-1}>
      <PageHead heading={resource.label}>
        <Total resource={resource} data={data} />
        <AddLink resource={resource} scope={place.scope} />
      </PageHead>
      <div className="tools">
        {scopeField?.kind === 'reference' && <ScopePicker field={scopeField} value={place.scope} onChoose={choose} />}
        {rows && !resource.list?.paged && rows.length > 0 && (
          <span className="muted" role="status">
            {countOf(rows.length, resource)}
          </span>
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
      <Question resource={resource} removal={removal} />
    </main>
  );
}
