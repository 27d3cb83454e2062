import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useListContext } from 'react-admin';
import { token } from '../../theme/token';
import { defaultSort } from '../useListAddress';

const Head = styled('button')({
  margin: '0 -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: token('r-1'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: token('ink') },
});

interface SortedHeadProps extends ComponentProps<'th'> {
  readonly field: string;
  readonly label: string;
}

/** The head of a column by which rows can be sorted: ascending, descending, and then as the site has them again. */
export function SortedHead({ field, label, ...head }: SortedHeadProps) {
  const { sort, setSort } = useListContext();
  const order = sort !== defaultSort && sort.field === field ? sort.order : undefined;
  const next = order === undefined ? 'ASC' : 'DESC';
  return (
    <th {...head} aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}>
      <Head type="button" onClick={() => setSort(order === 'DESC' ? defaultSort : { field, order: next })}>
        <span>{label}</span>
        {order && <span aria-hidden="true">{order === 'ASC' ? ' ↑' : ' ↓'}</span>}
      </Head>
    </th>
  );
}
