import { styled } from '@mui/material/styles';
import { useId } from 'react';
import SearchSelect from '../kinds/choices/SearchSelect';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& .MuiAutocomplete-root': { width: 240 },
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', '& .MuiAutocomplete-root': { flex: 1, width: 'auto' } },
}));

interface ScopeSearchProps {
  readonly to: string;
  readonly label: string;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Chooses the record whose items a list shows, where the site searches for it. */
export default function ScopeSearch({ to, label, value, onChoose }: ScopeSearchProps) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <div>
        <SearchSelect {...{ to, value, onChoose }} control={{ id }} />
      </div>
    </Frame>
  );
}
