import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompleteResource } from '../../declare/complete';
import type { CellContext } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import { retryableImport } from '../../lazy/retryableImport';
import { isServed } from '../../provider/isServed';
import { defaultSort, type ListAddress } from '../useListAddress';
import type { Wanted } from './findRows';
import { searchesHere } from './findsHere';

const importFind = retryableImport(() => import('./findRows'));
type Find = Awaited<ReturnType<typeof importFind>>;

/** Kept when it was loaded once, so that the next list need not wait. */
let loaded: Find | undefined;

/** Loads what searches and sorts. */
export async function fetchFind(): Promise<Find> {
  loaded = await importFind();
  return loaded;
}

/** What searches and sorts, once something is to be found. If it cannot be loaded, the screen says so and can try again. */
function useFind(isNeeded: boolean): Find | undefined {
  const [find, setFind] = useState(loaded);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isMissing = isNeeded && !find;
  useEffect(() => {
    if (isMissing) fetchFind().then(setFind, (error: unknown) => setFailure({ error }));
  }, [isMissing]);
  if (failure) throw failure.error;
  return find;
}

/**
 * What of an address the browser has to find and sort; undefined if nothing. A filter by a field that there is no more, as in
 * an old link, is left out, since nothing on the screen would remove it. A body of one's own may filter by others.
 */
export function wantedHere(
  { fields, list }: Pick<CompleteResource, 'fields' | 'list'>,
  address: Pick<ListAddress, 'filters' | 'sort' | 'all'>,
  isWhole: boolean,
): Wanted | undefined {
  const { filters, sort, all } = address;
  const isOwn = ([name]: readonly [string, unknown]) =>
    (name === 'q' || fields[name] || list?.body) && (all || (isWhole ? !isServed(list, name) : name === 'q'));
  const own = isWhole || searchesHere(list) ? Object.entries(filters).filter(isOwn) : [];
  const isSortedHere = isWhole && sort !== defaultSort && (all || !list?.sorts.has(sort.field));
  if (own.length === 0 && !isSortedHere) return undefined;
  return { filters: Object.fromEntries(own), sort: isSortedHere ? sort : undefined };
}

interface FoundOptions {
  readonly resource: CompleteResource;
  readonly address: ListAddress;
  /** The rows are all that there are, not those of a page. */
  readonly isWhole: boolean;
  readonly titleOf: CellContext['titleOf'];
}

interface Found {
  /** The rows that are left, in their order; undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  /** Some may have been left out. */
  readonly isFiltered: boolean;
}

/** What is left of rows by what the browser searches, filters and sorts itself. */
export function useFound(among: readonly Row[] | undefined, options: FoundOptions): Found {
  const { resource, address, isWhole, titleOf } = options;
  const wanted = useMemo(() => wantedHere(resource, address, isWhole), [resource, address, isWhole]);
  const find = useFind(wanted !== undefined);
  const found = useMemo(
    () => (wanted && among ? find?.findRows(resource, among, wanted, titleOf) : among),
    [wanted, among, find, resource, titleOf],
  );
  // Until it is loaded for the first time, what was shown stays.
  const shown = useRef(found);
  const rows = found ?? (among && shown.current);
  shown.current = rows;
  return { rows, isFiltered: wanted !== undefined && Object.keys(wanted.filters).length > 0 };
}
