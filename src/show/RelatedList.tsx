import Button from '@mui/material/Button';
import { useId, useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { countOf } from '../console/formatCount';
import { addPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { pathOf } from '../declare/fieldPath';
import type { RelatedWords } from '../declare/recordWords';
import { ListContent } from '../list/ListContent';
import styles from '../list/ListTools.module.css';
import { Pager } from '../list/Pager';
import { preloadActions } from '../list/rowActions';
import { useListContextValue } from '../list/useListContextValue';
import { useListRows } from '../list/useListState';
import { RemovalDialog } from '../removal/RemovalDialog';
import { useRemoval } from '../removal/useRemoval';
import { useRelatedAddress } from './useRelatedAddress';

interface RelatedListProps {
  readonly resource: CompleteResource;
  readonly words: RelatedWords;
  /** The record to which they refer. */
  readonly id: string;
}

/** The same resource without the column of the record to which all of them refer. */
function withoutColumn(resource: CompleteResource, by: string): CompleteResource {
  const { list } = resource;
  const columns = list?.columns.filter((column) => column !== by) ?? [];
  return list && columns.length > 0 ? { ...resource, list: { ...list, columns } } : resource;
}

/** The records of another resource that refer to this one: a list with its own errors, pages, links and buttons. */
export function RelatedList({ resource: whole, words, id }: RelatedListProps) {
  const { name, label, create, list: { add, paged, total, perPage } = {} } = whole;
  const by = pathOf(whole.fields, words.by);
  const resource = useMemo(() => withoutColumn(whole, by), [whole, by]);
  useMemo(() => preloadActions(resource), [resource]);
  const heading = useId();
  const { lastEdited } = useConsole();
  const removal = useRemoval(resource);
  const list = useListRows(resource, useRelatedAddress(resource, by, id), removal.hiddenIds);
  const count = paged ? list.query.data?.total : list.rows?.length;
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={useListContextValue(resource, list)}>
        <section aria-labelledby={heading} data-inside>
          <div className={styles.tools}>
            <h2 id={heading}>{words.label ?? label}</h2>
            {/* A live region is announced only if it was there before its text. */}
            <span className={styles.count} role="status">
              {count !== undefined && count > 0 && (!paged || total) && countOf(count, resource)}
            </span>
            <span className={styles.space} />
            {create && (
              <Button component={Link} to={`${addPath(name)}?${new URLSearchParams({ [by]: id })}`}>
                {add}
              </Button>
            )}
          </div>
          <ListContent
            {...{ resource, list }}
            showAll={false}
            revealed={false}
            editedId={lastEdited.get(name)}
            onDelete={removal.remove}
          />
          {paged && <Pager list={list} sizes={perPage} showsTotal={total === true} />}
          <RemovalDialog resource={resource} removal={removal} />
        </section>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
