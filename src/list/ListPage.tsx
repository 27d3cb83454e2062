import Button from '@mui/material/Button';
import { memo, useEffect, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { counted } from '../console/formatCount';
import { addPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { ExportButton } from '../export/ExportButton';
import { Slot } from '../lazy/Slot';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { RemovalDialog } from '../removal/RemovalDialog';
import { useRemoval } from '../removal/useRemoval';
import { SelectButton } from '../selection/SelectButton';
import { useSelecting } from '../selection/useSelecting';
import { ListContent } from './ListContent';
import { ListTools } from './ListTools';
import styles from './ListTools.module.css';
import { layoutFrom } from './layout/arranged';
import { Pager } from './Pager';
import { PanelContext, usePanel } from './panel/usePanel';
import { preloadActions } from './rowActions';
import { useListContextValue } from './useListContextValue';
import { type ListState, useListState } from './useListState';
import { useRevealed } from './useRevealed';

interface AddLinkProps {
  readonly resource: CompleteResource;
  /** The ids of the chosen records, by scope. */
  readonly chosen: Readonly<Record<string, string>>;
}

const AddLink = memo(function AddLink({ resource, chosen }: AddLinkProps) {
  // The chosen scope is in the address too: navigation state does not reach a new tab.
  const state = Object.keys(chosen).length > 0 ? chosen : undefined;
  const search = state ? `?${new URLSearchParams(state)}` : '';
  return (
    <Button variant="contained" component={Link} to={{ pathname: addPath(resource.name), search }} state={state}>
      {resource.list?.add}
    </Button>
  );
});

function Total({ query, rows }: ListState) {
  const translate = useTranslate();
  const total = rows && query.data?.total;
  return (
    // A live region is announced only if it was there before its text.
    <span className={styles.count} role="status">
      {total !== undefined && <span>{`${translate('console.list.total')} ${counted(total)}`}</span>}
    </span>
  );
}

/** Whether all rows of a long list are rendered: when the administrator asks for it (to search in the page), and for print. */
function useShowAll(): readonly [showAll: boolean, set: (showAll: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is after this event.
    const beforePrint = () => flushSync(() => setIsPrinting(true));
    const afterPrint = () => setIsPrinting(false);
    addEventListener('beforeprint', beforePrint);
    addEventListener('afterprint', afterPrint);
    return () => {
      removeEventListener('beforeprint', beforePrint);
      removeEventListener('afterprint', afterPrint);
    };
  }, []);
  return [wanted || isPrinting, setWanted];
}

// Loaded when all pages are wanted.
const allPages = () => import('./find/AllPages');
// Loaded when a row is opened.
const recordPanel = () => import('../show/panel/RecordPanel');
// Loaded where a list that is searched may have lost the row that was saved.
const savedNote = () => import('./panel/SavedNote');
// Only some resources have actions of the whole list.
const pageActions = () => import('../actions/PageActionButtons');
// Loaded when rows are selected.
const selectionBar = () => import('../selection/SelectionBar');

/** A resource's list in react-admin's contexts: heading, tools, rows and pager. */
export function ListPage({ resource }: { readonly resource: CompleteResource }) {
  const removal = useRemoval(resource);
  const list = useListState(resource, removal.hiddenIds);
  const [showAll, setShowAll] = useShowAll();
  const [revealed, setRevealed] = useRevealed();
  const panel = usePanel();
  const selecting = useSelecting(resource);
  const { lastEdited, unseen } = useConsole();
  const { name, label, list: { paged, total: showsTotal, perPage } = {}, create } = resource;
  // Loaded while the rows are requested, not after them.
  useState(() => preloadActions(resource));
  const [backTo] = useState(() => unseen.has(name) && JSON.stringify(list.address.filters));
  const editedId = lastEdited.get(name);
  const shared = { resource, list, showAll, revealed };
  const exported = { resource, list, revealed, hiddenIds: removal.hiddenIds };
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={useListContextValue(resource, list)}>
        <Page density={layoutFrom(list.address.layout).density}>
          <PageHeader
            heading={label}
            mainAction={create && <AddLink resource={resource} chosen={list.address.chosen} />}
          >
            {paged && showsTotal && <Total {...list} />}
            {resource.list && resource.list.actions.length > 0 && (
              <Slot load={pageActions} props={{ resource, chosen: list.address.chosen }} />
            )}
            <SelectButton resource={resource} selecting={selecting} />
            <ExportButton {...exported} onSelectRows={selecting.begin} />
          </PageHeader>
          <ListTools {...shared} onShowAll={setShowAll} onReveal={setRevealed} onChooseScope={removal.sendPending} />
          {list.address.all && list.address.isScoped && <Slot load={allPages} props={{ resource, list }} />}
          {backTo && list.isFiltered && <Slot load={savedNote} props={{ resource, list, editedId, panel, backTo }} />}
          {selecting.isOn && list.address.isScoped && (
            <Slot load={selectionBar} props={{ ...exported, ...selecting.bar, onBegin: removal.sendPending }} />
          )}
          <PanelContext value={panel}>
            <ListContent {...shared} Select={selecting.Select} editedId={editedId} onDelete={removal.remove} />
          </PanelContext>
          {panel.id !== undefined && list.address.isScoped && (
            <Slot load={recordPanel} props={{ ...shared, panel, onReveal: setRevealed }} />
          )}
          {!list.isWhole && <Pager list={list} sizes={perPage} showsTotal={showsTotal === true} />}
          <RemovalDialog resource={resource} removal={removal} />
        </Page>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
