import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { phone } from '../../theme/token';
import { columnsText } from './columnsText';
import type { ColumnChoice, useColumnChoice } from './useColumnChoice';
import { WidthInput } from './WidthInput';

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& label': { flex: 1, minWidth: 0, margin: '0 0 0 -6px', overflowWrap: 'anywhere' },
  // On a phone the rows are cards, which have no column widths.
  '& input[type=number]': { [phone]: { display: 'none' } },
});

interface ColumnRowsProps extends Pick<ReturnType<typeof useColumnChoice>, 'columns' | 'resize' | 'move'> {
  readonly hasWidths: boolean;
  /** In the screen of the list. */
  readonly anchor: Element | null;
  /** Announces what was done. */
  readonly say: (text: string) => void;
}

/** A moved row may be put elsewhere in the page, and its button may have reached an end: the focus stays with the row. */
function useFocusOnMoved() {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ readonly place: number; readonly by: number }>(undefined);
  useLayoutEffect(() => {
    const { place, by } = moved.current ?? {};
    if (place === undefined) return;
    moved.current = undefined;
    const [up, down] = list.current?.children[place]?.querySelectorAll('button') ?? [];
    const [first, second] = by === -1 ? [up, down] : [down, up];
    (first?.disabled ? second : first)?.focus();
  });
  return { list, moved };
}

/** The columns in their order, each to be shown, moved and made wider. One of them stays. */
export function ColumnRows({ columns, resize, move, hasWidths, anchor, say }: ColumnRowsProps) {
  const { list, moved } = useFocusOnMoved();
  const shown = columns.filter(({ size }) => size !== 0);
  const moveBy = ({ key, label }: ColumnChoice, from: number, by: 1 | -1) => {
    const place = from + by;
    moved.current = { place, by };
    move(key, place);
    say(columnsText('moved', { label, place: place + 1, count: columns.length }));
  };
  const toggle = ({ key, label, size }: ColumnChoice) => {
    resize(key, size === 0 ? undefined : 0);
    say(columnsText(size === 0 ? 'nowShown' : 'nowHidden', { label }));
  };
  /** Of its head on the screen, in px. */
  const widthNow = (key: string) =>
    anchor
      ?.closest('main')
      ?.querySelector(`th[data-key="${CSS.escape(key)}"]`)
      ?.getBoundingClientRect().width;
  return (
    <List ref={list} aria-label={columnsText('shown')}>
      {columns.map((column, index) => {
        const { key, label, size } = column;
        const isLast = size !== 0 && shown.length === 1;
        return (
          <Row key={key}>
            <FormControlLabel
              control={<Checkbox size="small" checked={size !== 0} disabled={isLast} onChange={() => toggle(column)} />}
              label={label}
              title={isLast ? columnsText('last') : undefined}
            />
            {hasWidths && size !== 0 && (
              <WidthInput
                label={label}
                size={size}
                widthNow={() => widthNow(key)}
                onChange={(next) => {
                  resize(key, next);
                  say(columnsText(next === undefined ? 'nowByContent' : 'nowWide', { label, width: next }));
                }}
              />
            )}
            <IconButton
              size="small"
              aria-label={columnsText('up', { label })}
              title={columnsText('up', { label })}
              disabled={index === 0}
              onClick={() => moveBy(column, index, -1)}
            >
              <KeyboardArrowUpOutlined />
            </IconButton>
            <IconButton
              size="small"
              aria-label={columnsText('down', { label })}
              title={columnsText('down', { label })}
              disabled={index === columns.length - 1}
              onClick={() => moveBy(column, index, 1)}
            >
              <KeyboardArrowDownOutlined />
            </IconButton>
          </Row>
        );
      })}
    </List>
  );
}
