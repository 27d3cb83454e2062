import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { readPreferences } from '../../console/preferences';
import type { ListLayout } from './arranged';
import { columnsText } from './columnsText';

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' });

interface DensityChoiceProps extends Pick<ListLayout, 'density'> {
  readonly onChoose: (density: ListLayout['density']) => void;
}

/** The density of the rows; until one is chosen, that of the whole console. */
export function DensityChoice({ density = readPreferences().density, onChoose }: DensityChoiceProps) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <b id={id}>{columnsText('density')}</b>
      {(['comfortable', 'compact'] as const).map((value) => (
        <FormControlLabel
          key={value}
          control={<Radio name={id} size="small" checked={density === value} onChange={() => onChoose(value)} />}
          label={columnsText(value)}
        />
      ))}
    </Group>
  );
}
