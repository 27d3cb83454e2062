import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RecordContext } from 'react-admin';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import { textOf } from '../kinds/cellText';
import styles from './Cards.module.css';
import type { ListBodyProps, RowProps } from './columns';
import { rowMark, useOpenRows } from './panel/useOpenRows';
import { hasActions, rowActions } from './rowActions';
import { ScrollRegion } from './ScrollRegion';
import { useShowEdited } from './useShowEdited';
import { useVirtualRows } from './useVirtualRows';

interface CardProps extends RowProps {
  /** The number of its line, on the first card of each line of a long list: that one is measured. */
  readonly line: number | undefined;
  readonly total: number | undefined;
}

/** A row in its record context, its picture first; a grid captions it with labels and the name of its file. Memoised. */
const Card = memo(function Card(props: CardProps) {
  const { resource, columns, row, isEdited, opens, context, index, line, total, measure, Select } = props;
  const pictured = columns.find(({ renderPicture }) => renderPicture);
  const picture = pictured?.renderPicture?.(row, context);
  const file = pictured && valueAt(row, pictured.key);
  const isGrid = resource.list?.as === 'grid';
  return (
    <RecordContext value={row}>
      <li
        {...rowMark(row, opens)}
        ref={line === undefined ? undefined : measure}
        data-index={line}
        aria-posinset={index === undefined ? undefined : index + 1}
        aria-setsize={total}
        data-edited={isEdited || undefined}
        className={isEdited ? `${styles.card} ${styles.edited}` : styles.card}
      >
        {Select && <Select as="div" resource={resource} row={row} />}
        <div className={styles.content}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.text}>
            {columns.map((column) => {
              if (column === pictured) return null;
              const value = column.render(row, context);
              if (!isGrid) {
                const Element = column.isTitle ? 'h2' : 'div';
                return (
                  <Element key={column.key} dir="auto">
                    {value}
                  </Element>
                );
              }
              return (
                <div key={column.key} className={styles.caption}>
                  {`${column.label}: `}
                  <bdi>{value}</bdi>
                </div>
              );
            })}
            {isGrid && !isBlank(file) && (
              <div className={styles.fileName} dir="auto">
                {textOf(file)}
              </div>
            )}
          </div>
        </div>
        {hasActions(resource) && (
          <div className={styles.actions} data-screen-only>
            {rowActions(props)}
          </div>
        )}
      </li>
    </RecordContext>
  );
});

function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <li className={styles.spacer} aria-hidden="true" style={{ height }} /> : null;
}

/** How many cards the styles place side by side, and the px between two lines; read again whenever the size changes. */
function useGridLayout(grid: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ lanes: 2, gap: 16 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const read = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const next = { lanes: gridTemplateColumns.split(' ').length, gap: Number.parseFloat(rowGap) || 0 };
      setLayout((current) => (current.lanes === next.lanes && current.gap === next.gap ? current : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}

/** Rows as cards or as a grid of pictures. Of a long list only the cards in sight are rendered. */
export default function Cards({
  rows,
  isWhole: _,
  isPartial,
  isPlaceholderData,
  editedId,
  showAll,
  ...shared
}: ListBodyProps) {
  const { items, list: declared } = shared.resource;
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { lanes, gap } = useGridLayout(list);
  const lines = useVirtualRows({ rows, lanes, gap, showAll, scroller });
  const { visible, isWindowed, before, after, measure } = lines;
  const isLaidOut = useShowEdited({ resource: shared.resource, rows, isPartial, editedId, scroller, ...lines });
  const { opens, events } = useOpenRows({ rows, scroller, ...lines });
  return (
    <ScrollRegion
      ref={scroller}
      className={styles.region}
      label={items}
      isBusy={isPlaceholderData}
      {...{ isPartial, isLaidOut }}
    >
      <ul ref={list} {...events} className={declared?.as === 'grid' ? styles.grid : styles.cards}>
        <Spacer height={before} />
        {visible.map(({ key, row, index }) => (
          <Card
            key={key}
            {...shared}
            {...{ row, index, measure, opens }}
            isEdited={String(row.id) === editedId}
            line={index !== undefined && index % lanes === 0 ? index / lanes : undefined}
            total={isWindowed ? rows.length : undefined}
          />
        ))}
        <Spacer height={after} />
      </ul>
    </ScrollRegion>
  );
}
