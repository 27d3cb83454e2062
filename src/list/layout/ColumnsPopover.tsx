import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { CompleteResource } from '../../declare/complete';
import { phone, token } from '../../theme/token';
import { isComposing } from '../../ui/isComposing';
import { Note } from '../../ui/Note';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ListAddress } from '../useListAddress';
import { ViewsSection } from '../views/ViewsSection';
import { ColumnRows } from './ColumnRows';
import { columnsText } from './columnsText';
import { DensityChoice } from './DensityChoice';
import { useColumnChoice } from './useColumnChoice';

/** The list whose columns are chosen. */
export interface ListLooks {
  readonly resource: CompleteResource;
  /** Columns and density as JSON. */
  readonly layout: string | undefined;
  /** The ids of the chosen records, by scope. */
  readonly chosen: ListAddress['chosen'];
}

interface ColumnsPopoverProps extends ListLooks {
  readonly anchor: Element | null;
  readonly onClose: () => void;
}

const Content = styled('div')({
  display: 'grid',
  gap: 12,
  width: 'min(440px, calc(100vw - 32px))',
  padding: 16,
  [phone]: { padding: 12 },
});

const Heading = styled('h2')({ margin: 0, fontSize: 16, lineHeight: '24px' });

const Buttons = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${token('line')}`,
});

/** Chooses columns, their order and width, and the density; the list behind it shows each choice at once. */
export default function ColumnsPopover({ resource, layout, chosen, anchor, onClose }: ColumnsPopoverProps) {
  const id = useId();
  const choice = useColumnChoice(resource, layout);
  const [said, say] = useState('');
  const { density, isLinked, isKept, setDensity } = choice;
  const reset = () => {
    choice.reset();
    say(columnsText(isLinked ? 'ownShown' : 'resetDone'));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      // Rendered inside the main landmark, so that screen readers find it there.
      container={() => anchor?.closest('main') ?? null}
      onClose={(event) => isComposing(event) || onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -4, horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Content>
        <Heading id={id}>{columnsText('title')}</Heading>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {isLinked && <Note>{columnsText('linked')}</Note>}
        {!isKept && <Note tone="warning">{columnsText('notKept')}</Note>}
        <ColumnRows hasWidths={resource.list?.as === 'table'} anchor={anchor} say={say} {...choice} />
        <DensityChoice density={density} onChoose={setDensity} />
        <ViewsSection {...{ resource, chosen, onClose }} layout={choice.json} />
        <Buttons>
          <Button variant="outlined" disabled={layout === undefined} onClick={reset}>
            {columnsText('reset')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {columnsText('close')}
          </Button>
        </Buttons>
      </Content>
    </Popover>
  );
}
