import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import styles from '../../kinds/choices/ChoiceSelect.module.css';
import { controlStyle } from '../../kinds/controlStyle';
import { columnsOf } from '../columns';
import { defaultSort } from '../useListAddress';
import type { ListState } from '../useListState';
import { isSortable } from './findsHere';

const Select = styled('select')(controlStyle, { width: 'auto', maxWidth: '100%' });

const orders = { ASC: 'ascending', DESC: 'descending' } as const;

interface SortSelectProps {
  readonly resource: CompleteResource;
  readonly list: ListState;
}

/** By what rows can be sorted: shown columns, and fields by which the site can sort without showing them. */
function sortsOf(resource: CompleteResource, isWhole: boolean): ReadonlyMap<string, string> {
  const { list, fields } = resource;
  const shown = columnsOf(resource).filter((column) => isSortable(column, list, isWhole));
  const served = [...(list?.sorts.keys() ?? [])];
  return new Map([
    ...served.map((field) => [field, fields[field]?.label ?? field] as const),
    ...shown.map(({ key, label }) => [key, label] as const),
  ]);
}

/** The order of the rows, where no head of a table can be clicked: in cards and grids, and on phones. */
export function SortSelect({ resource, list }: SortSelectProps) {
  const translate = useTranslate();
  const { sort, setSort } = list.address;
  const choices = useMemo(() => {
    const sorts = [...sortsOf(resource, list.isWhole)];
    return sorts.flatMap(([field, label]) => (['ASC', 'DESC'] as const).map((order) => ({ field, label, order })));
  }, [resource, list.isWhole]);
  const current =
    sort === defaultSort ? -1 : choices.findIndex((one) => one.field === sort.field && one.order === sort.order);
  return (
    <Select
      className={styles.select ?? ''}
      data-screen-only
      aria-label={translate('console.list.sortBy')}
      value={current}
      onChange={(event) => setSort(choices[Number(event.target.value)] ?? defaultSort)}
    >
      <option value={-1}>{translate('console.list.unsorted')}</option>
      {choices.map(({ field, label, order }, index) => (
        <option key={`${field} ${order}`} value={index}>
          {translate(`console.list.${orders[order]}`, { label })}
        </option>
      ))}
    </Select>
  );
}
