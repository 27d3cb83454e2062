import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useListContext } from 'react-admin';
import { token } from '../../theme/token';
import { defaultSort } from '../useListAddress';

const Head = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: token('r-1'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: token('ink') },
  svg: { fontSize: 16 },
});

interface SortedHeadProps extends ComponentProps<'th'> {
  readonly field: string;
  readonly label: string;
}

/** The head of a column by which the site can sort: a click sorts ascending, the next descending. */
export default function SortedHead({ field, label, ...head }: SortedHeadProps) {
  const { sort, setSort } = useListContext();
  const order = sort !== defaultSort && sort.field === field ? sort.order : undefined;
  return (
    <th {...head} aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}>
      <Head type="button" onClick={() => setSort({ field, order: order === 'ASC' ? 'DESC' : 'ASC' })}>
        <span>{label}</span>
        {order === 'ASC' && <ArrowUpwardOutlined />}
        {order === 'DESC' && <ArrowDownwardOutlined />}
      </Head>
    </th>
  );
}
