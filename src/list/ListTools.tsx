import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import { isReferring } from '../declare/field';
import { ChoiceSelect } from '../kinds/choices/ChoiceSelect';
import { useEngine } from '../kinds/EngineContext';
import { Slot, Slots } from '../lazy/Slot';
import { Skeleton } from '../ui/Skeleton';
import { canFilter, canSort, isReadable, searchesHere } from './find/findsHere';
import { SearchBox } from './find/SearchBox';
import { SortSelect } from './find/SortSelect';
import styles from './ListTools.module.css';
import { ColumnsButton } from './layout/ColumnsButton';
import { SecretsSwitch, type SecretsSwitchProps } from './SecretsSwitch';
import type { ListState } from './useListState';
import { longFrom, pageScrolls } from './useVirtualRows';

interface ListToolsProps extends SecretsSwitchProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
  readonly showAll: boolean;
  readonly onShowAll: (showAll: boolean) => void;
  /** Called before the rows of another scope are requested. */
  readonly onChooseScope: () => void;
}

// Few resources are searched by their site.
const scopeSearch = () => import('./ScopeSearch');

type ScopePickerProps = Pick<ListToolsProps, 'resource' | 'list' | 'onChooseScope'> & { readonly name: string };

/** Chooses the record whose items the list shows. The choice makes one call, at once. */
function ScopePicker({ name, resource, list, onChooseScope }: ScopePickerProps) {
  const id = useId();
  const { byName } = useEngine();
  const { chosen, chooseScope } = list.address;
  const value = chosen[name] ?? '';
  const field = resource.fields[name];
  if (!field || !isReferring(field)) return null;
  const choose = (scope: string) => {
    onChooseScope();
    chooseScope(name, scope);
  };
  const to = field.kind.refersTo(field);
  const { label } = field;
  if (byName.get(to)?.list?.search !== undefined)
    return <Slot load={scopeSearch} props={{ to, label, value, onChoose: choose }} fallback={<Skeleton field />} />;
  return (
    <ChoiceSelect to={to} label={label} value={value}>
      {(select) => (
        <div className={styles.scopePicker}>
          <label htmlFor={id}>{label}</label>
          <select id={id} value={value} onChange={(event) => choose(event.target.value)} {...select} />
        </div>
      )}
    </ChoiceSelect>
  );
}

// Loaded where rows have values to filter by.
const filterTools = () => import('./find/FilterTools');
/** Reads all pages, to search in them. */
const AllPagesButton = memo(function AllPagesButton({ setAll }: Pick<ListState['address'], 'setAll'>) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" data-screen-only onClick={() => setAll(true)}>
      {translate('console.list.searchAll')}
    </Button>
  );
});

/** What finds and sorts rows. */
function FindTools({ resource, list }: Pick<ListToolsProps, 'resource' | 'list'>) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(pageScrolls);
  const { list: declared } = resource;
  const { address, among, isWhole, titleOf } = list;
  const isServed = declared?.search !== undefined;
  const isSelected = (isPhone || declared?.as !== 'table') && canSort(declared, isWhole);
  const filterButton = (
    <Button variant="outlined" disabled>
      {translate('console.list.filter')}
    </Button>
  );
  return (
    <>
      {(isServed || searchesHere(declared)) && (
        <SearchBox {...{ resource, address, among, titleOf }} isBusy={isServed && list.query.isFetching} />
      )}
      {isReadable(declared) && !address.all && <AllPagesButton setAll={address.setAll} />}
      {canFilter(resource, isWhole) && <Slot load={filterTools} props={{ resource, list }} fallback={filterButton} />}
      {isSelected && <SortSelect resource={resource} list={list} />}
    </>
  );
}

/** How many rows there are, and how many of them were found. */
function Count({ resource, list }: Pick<ListToolsProps, 'resource' | 'list'>) {
  const translate = useTranslate();
  const { rows, among, isWhole, isFiltered } = list;
  const counts = rows && among && { found: counted(rows.length), among: counted(among.length) };
  const found = counts && translate(`console.list.${isWhole ? 'found' : 'foundHere'}`, counts);
  const all = isWhole && rows && rows.length > 0 && countOf(rows.length, resource);
  return (
    // A live region is announced only if it was there before its text.
    <span className={styles.count} role="status">
      {isFiltered ? found : all}
    </span>
  );
}

/** The tools above the rows: scope, number of rows, what a declaration adds, and the switch for secrets. */
export function ListTools(props: ListToolsProps) {
  const { resource, list, showAll, onShowAll, revealed, onReveal, onChooseScope } = props;
  const translate = useTranslate();
  const { rows = [] } = list;
  const hasFailed = list.query.isError && !list.rows;
  const { columns = [], tools = [] } = resource.list ?? {};
  const hasSecrets = columns.some((column) => typeof column === 'string' && resource.fields[column]?.kind.masked);
  return (
    <div className={styles.tools}>
      {resource.scopes.map((name) => (
        <ScopePicker key={name} {...{ name, resource, list, onChooseScope }} />
      ))}
      {list.address.isScoped && !hasFailed && <FindTools resource={resource} list={list} />}
      {!resource.list?.body && (
        <ColumnsButton resource={resource} layout={list.address.layout} chosen={list.address.chosen} />
      )}
      <Count resource={resource} list={list} />
      {rows.length > longFrom && !showAll && (
        <Button onClick={() => onShowAll(true)}>{translate('console.list.showAll')}</Button>
      )}
      {tools.length > 0 && <span className={styles.space} />}
      <Slots loads={tools} />
      {hasSecrets && <SecretsSwitch revealed={revealed} onReveal={onReveal} />}
    </div>
  );
}
