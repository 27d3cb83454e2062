import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { ExportContext } from '../declare/kind';
import type { Row } from '../declare/resource';
import { type Choice, choicesKey, choicesQuery } from '../kinds/choices/useChoices';
import { titlesIn } from '../kinds/choices/useTitlesOf';
import { useProvider } from '../kinds/useProvider';
import { arranged } from '../list/layout/arranged';
import { pageReadOf } from '../list/pageReadOf';
import { requestOf } from '../list/useListState';
import { titleTargets } from '../list/useTitles';
import { useMessage } from '../notifications/useMessage';
import { useIsMounted } from '../page/useIsMounted';
import { errorReason } from '../provider/errorReason';
import { isServed } from '../provider/isServed';
import { uploadUrl } from '../provider/uploadUrl';
import { copyTable, tableTexts } from './copyTable';
import type { ExportSource } from './createExportJob';
import type { ListExport } from './ExportMenu';
import { exportColumns } from './exportColumns';
import { exportText } from './exportText';
import { keptExport } from './keptExport';
import { startExport } from './startExport';

/** What is chosen in the menu. */
interface ExportChoice {
  readonly format: 'csv' | 'xlsx' | 'table';
  readonly rows: 'shown' | 'all' | 'selected';
}

/** Loads the titles of references unless the list has; without them the ids are exported, as the list shows them. */
function useExportContext(resource: CompleteResource): () => Promise<ExportContext> {
  const { config, byName } = useConsole();
  const client = useQueryClient();
  const dataProvider = useProvider();
  return async () => {
    const targets = titleTargets(resource);
    const queries = targets.map((target) => client.ensureQueryData(choicesQuery(dataProvider, target, byName)));
    const loaded = await Promise.allSettled(queries);
    const choices = loaded.map((query) => (query.status === 'fulfilled' ? query.value : undefined));
    return {
      titleOf: titlesIn(targets, choices, byName),
      uploadUrl: (folder, file) => new URL(uploadUrl(config, folder, file), document.baseURI).href,
    };
  };
}

/** 'Chapters, The Long Book, 2025-05-01': heading, chosen parents and day, without what a file's name cannot have. */
function fileName({ resource, list }: ListExport, client: QueryClient): string {
  const parents = resource.scopes.map((scope) => {
    const field = resource.fields[scope];
    const target = field?.kind.refersTo?.(field);
    const choices = target === undefined ? undefined : client.getQueryData<readonly Choice[]>(choicesKey(target));
    return choices?.find(({ id }) => String(id) === list.address.chosen[scope])?.text;
  });
  const day = new Date().toLocaleDateString('sv');
  const parts = [resource.label, ...parents, day].filter((part) => part !== undefined);
  return parts.join(', ').replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ');
}

/** Exports and copies a list; an export that was interrupted on this screen is there again. */
export function useExport(listExport: ListExport) {
  const { resource, list, hiddenIds, revealed, selected } = listExport;
  const shared = useConsole();
  const client = useQueryClient();
  const dataProvider = useProvider();
  const context = useExportContext(resource);
  const translate = useTranslate();
  const notify = useMessage();
  const isMounted = useIsMounted();
  const [job, setJob] = useState(() => keptExport.of(shared, resource));
  const [asked, setAsked] = useState<ExportChoice>();
  // Leaving the screen stops the reading; it can go on when the administrator comes back.
  useEffect(() => job?.stop, [job]);
  const columns = exportColumns(resource);
  const columnsFor = ({ rows }: ExportChoice) => (rows === 'shown' ? arranged(columns, list.address.layout) : columns);
  const maskedIn = (choice: ExportChoice) => columnsFor(choice).filter(({ isMasked }) => isMasked);
  const isPaged = resource.list?.paged === true;
  const loaded: readonly Row[] = list.query.data?.data ?? [];
  const withoutHidden = (rows: readonly Row[]) => rows.filter(({ id }) => !hiddenIds.has(String(id)));
  const rowsOnScreen = selected ?? list.rows ?? [];
  const unfiltered = requestOf(resource, { ...list.address, filters: {} });
  const isFoundBySite = Object.keys(list.address.filters).some((name) => isServed(resource.list, name));
  // The provider sends the token of the session there is: it works after a new sign-in too.
  const sourceOf = async ({ rows }: ExportChoice): Promise<ExportSource> => {
    if (rows !== 'all') return rowsOnScreen;
    if (isPaged) return pageReadOf(dataProvider, resource, unfiltered);
    if (!isFoundBySite) return withoutHidden(loaded);
    // The rows that were loaded are only those that the site has found.
    return withoutHidden((await dataProvider.getList(resource.name, unfiltered)).data);
  };
  const countOfChosen = ({ rows }: ExportChoice) => {
    if (rows !== 'all') return rowsOnScreen.length;
    return isPaged ? (list.query.data?.total ?? 0) : loaded.length;
  };
  const copy = async (chosen: typeof columns) => {
    const rows = rowsOnScreen;
    const known = await context();
    if (!isMounted.current) return;
    const cells = rows.map((row) => chosen.map(({ value }) => value(row, known)));
    const labels = chosen.map(({ label }) => label);
    const isCopied = await copyTable(tableTexts(labels, cells));
    const count = countOf(rows.length, resource);
    if (isCopied) notify({ text: exportText('copied', { count }), tone: 'success' });
    else notify({ text: exportText('notCopied'), tone: 'failure' });
  };
  const begin = async (choice: ExportChoice, withSecrets: boolean) => {
    const chosen = columnsFor(choice).filter(({ isMasked }) => withSecrets || !isMasked);
    const { format } = choice;
    if (format === 'table') return copy(chosen);
    const started = await startExport({
      format,
      name: fileName(listExport, client),
      label: resource.label,
      columns: chosen,
      context,
      source: () => sourceOf(choice),
      count: countOfChosen(choice),
    });
    if (!started) return;
    // A Logout in another tab may have closed the screen while a file was chosen.
    if (!isMounted.current) return started.discard();
    keptExport.keep(shared, resource.name, started);
    setJob(started);
    await started.run();
  };
  const start = (choice: ExportChoice, withSecrets: boolean) => {
    setAsked(undefined);
    begin(choice, withSecrets).catch((error: unknown) => {
      console.error(error);
      const text = `${exportText('notBegun')} ${errorReason(error, translate)}`;
      notify({ text, tone: 'failure' });
    });
  };
  return {
    choose: (choice: ExportChoice) =>
      revealed && maskedIn(choice).length > 0 ? setAsked(choice) : start(choice, false),
    asked: asked && {
      columns: maskedIn(asked).map(({ label }) => label),
      onCancel: () => setAsked(undefined),
      onAnswer: (withSecrets: boolean) => start(asked, withSecrets),
    },
    job,
    forget: () => {
      keptExport.drop(job);
      setJob(undefined);
    },
  };
}
