import { type ComponentType, useRef } from 'react';
import type { Row } from '../declare';
import { type ListBodyProps, rowKeys } from './ListBody';
import { RowsRegion } from './RowsRegion';
import { useLanes } from './useLanes';
import { useRowWindow } from './useRowWindow';

/** What one card of a list is given. */
export interface CardProps extends Omit<ListBodyProps, 'rows' | 'isOld' | 'edited' | 'showAll'> {
  readonly row: Row;
  readonly isEdited: boolean;
  /** Set on the first card of a line in a long list: its place among the lines, for measuring. */
  readonly line: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  /** Set in a long list, of which only some cards are in the page: which card this is, from 1, and of how many. */
  readonly at: number | undefined;
  readonly of: number | undefined;
}

interface CardListProps extends ListBodyProps {
  readonly className: 'cards' | 'grid';
  readonly Card: ComponentType<CardProps>;
}

/** Room for the cards that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return height > 0 ? <li className="room" aria-hidden="true" style={{ height }} /> : null;
}

/** Rows as cards, as many abreast as the look puts; of a long list only those in sight are drawn. */
export function CardList({ className, Card, rows, isOld, edited, showAll, ...shared }: CardListProps) {
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { lanes, gap } = useLanes(list);
  const { isWindowed, first, end, before, after, measure } = useRowWindow({
    count: rows.length,
    lanes,
    gap,
    showAll,
    scroller,
  });
  const drawn = rows.slice(first, end);
  const keys = rowKeys(drawn, first);
  return (
    <RowsRegion ref={scroller} className="body scroll" label={shared.resource.items}>
      <ul ref={list} className={className} aria-busy={isOld}>
        <Room height={before} />
        {drawn.map((row, index) => (
          <Card
            key={keys[index]}
            row={row}
            isEdited={String(row.id) === edited}
            line={isWindowed && (first + index) % lanes === 0 ? (first + index) / lanes : undefined}
            measure={measure}
            at={isWindowed ? first + index + 1 : undefined}
            of={isWindowed ? rows.length : undefined}
            {...shared}
          />
        ))}
        <Room height={after} />
      </ul>
    </RowsRegion>
  );
}
