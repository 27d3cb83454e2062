import type { ReactNode } from 'react';
import type { CardProps } from './CardList';
import { RowActions } from './RowActions';

interface CardFrameProps {
  readonly card: CardProps;
  readonly children: ReactNode;
}

/** The list item around a card or a tile, with what can be done with its row. */
export function CardFrame({ card, children }: CardFrameProps) {
  const { resource, row, isEdited, onRemove, line, measure, at, of } = card;
  return (
    <li
      ref={line === undefined ? undefined : measure}
      data-index={line}
      aria-posinset={at}
      aria-setsize={of}
      className={isEdited ? 'card on' : 'card'}
    >
      {children}
      <div className="acts">
        <RowActions resource={resource} row={row} onRemove={onRemove} />
      </div>
    </li>
  );
}
