import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { phone, token } from '../theme/token';
import cells from './cellText.module.css';

interface Detail {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

const List = styled('dl')({
  '--text-breaks': 'pre-wrap',
  // Nothing is folded.
  '--text-lines': 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 200px) minmax(0, 1fr)',
  gap: '12px 24px',
  maxWidth: 920,
  margin: 0,
  '& dt': { color: token('ink-3') },
  '& dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  [`& .${cells.folded} button`]: { display: 'none' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBottom: 12 } },
});

/** Values with their labels. */
export function Details({ entries }: { readonly entries: readonly Detail[] }) {
  return (
    <List>
      {entries.map(({ key, label, value }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
