import { styled } from '@mui/material/styles';
import type { CompleteResource } from '../../declare/complete';
import styles from '../../kinds/choices/ChoiceSelect.module.css';
import { controlStyle } from '../../kinds/FieldFrame';
import { defaultSort, type ListAddress } from '../useListAddress';
import { servedText } from './servedText';

const Select = styled('select')(controlStyle, { width: 'auto', maxWidth: '100%' });

const orders = { ASC: 'ascending', DESC: 'descending' } as const;

interface SortSelectProps extends Pick<ListAddress, 'sort' | 'setSort'> {
  readonly resource: CompleteResource;
}

/** The order of the rows, where no head of a table can be clicked: in cards and grids, and on phones. */
export function SortSelect({ resource: { list, fields }, sort, setSort }: SortSelectProps) {
  const choices = [...(list?.sorts.keys() ?? [])].flatMap((field) =>
    (['ASC', 'DESC'] as const).map((order) => ({ field, order })),
  );
  const current =
    sort === defaultSort ? -1 : choices.findIndex((one) => one.field === sort.field && one.order === sort.order);
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={servedText('sortBy')}
      value={current}
      onChange={(event) => setSort(choices[Number(event.target.value)] ?? defaultSort)}
    >
      <option value={-1}>{servedText('unsorted')}</option>
      {choices.map(({ field, order }, index) => (
        <option key={`${field} ${order}`} value={index}>
          {servedText(orders[order], { label: fields[field]?.label ?? field })}
        </option>
      ))}
    </Select>
  );
}
