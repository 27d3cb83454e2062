import { memo } from 'react';
import { CardList, type CardProps } from './CardList';
import { CardPicture } from './CardPicture';
import type { ListBodyProps } from './ListBody';
import { RowActions } from './RowActions';

const Card = memo(function Card(props: CardProps) {
  const { resource, columns, row, isEdited, place, onRemove, line, measure, at, of } = props;
  const picture = columns.find(({ isPicture }) => isPicture);
  const texts = columns.filter((column) => column !== picture);
  return (
    <li
      ref={line === undefined ? undefined : measure}
      data-index={line}
      aria-posinset={at}
      aria-setsize={of}
      className={isEdited ? 'card on' : 'card'}
    >
      <div className="side-by">
        {picture && <CardPicture column={picture} row={row} place={place} />}
        <div className="txt">
          {texts.map((column) =>
            column.isTitle ? (
              <h2 key={column.key}>{column.draw(row, place)}</h2>
            ) : (
              <div key={column.key}>{column.draw(row, place)}</div>
            ),
          )}
        </div>
      </div>
      <div className="acts">
        <RowActions resource={resource} row={row} onRemove={onRemove} />
      </div>
    </li>
  );
});

/** Rows as cards, two to a row, the picture at the left. */
export function CardBody(props: ListBodyProps) {
  return <CardList {...props} className="cards" Card={Card} />;
}
