import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { EditableField } from '../../declare/field';
import { isComposing } from '../../ui/isComposing';
import { InputGroup, PartInputs } from '../PartInputs';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 40, fontWeight: 560 });
const Name = styled('span')({ flex: 1 });

/** Where an item is moved to. */
export type Way = 'up' | 'down';

interface ListItemProps {
  readonly source: string;
  readonly field: EditableField;
  readonly item: string;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (way: Way) => void;
  readonly onRemove: () => void;
}

/** An item with its inputs. On its buttons the arrow keys move it, too. */
export function ListItem({ source, field, item, index, count, onMove, onRemove }: ListItemProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`console.kinds.list.${key}`, { item, position: index + 1 });
  const canMove = { up: index > 0, down: index < count - 1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
    if (isComposing(event) || !way) return;
    event.preventDefault();
    if (canMove[way]) onMove(way);
  };
  const button = (key: Way | 'remove', icon: ReactNode, onClick: () => void) => (
    <IconButton
      size="small"
      data-way={key}
      aria-label={text(key)}
      title={text(key)}
      disabled={key !== 'remove' && !canMove[key]}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
  return (
    // Takes the focus where no input of it can.
    <InputGroup aria-label={text('name')} tabIndex={-1}>
      <Head onKeyDown={onKeyDown}>
        <Name>{text('name')}</Name>
        {button('up', <ArrowUpwardOutlined fontSize="small" />, () => onMove('up'))}
        {button('down', <ArrowDownwardOutlined fontSize="small" />, () => onMove('down'))}
        {button('remove', <DeleteOutlineOutlined fontSize="small" />, onRemove)}
      </Head>
      <PartInputs source={source} field={field} />
    </InputGroup>
  );
}
