import { memo } from 'react';
import { CardFrame } from './CardFrame';
import { CardList, type CardProps } from './CardList';
import { CardPicture } from './CardPicture';
import type { ListBodyProps } from './ListBody';

const Card = memo(function Card(props: CardProps) {
  const { columns, row, place } = props;
  const picture = columns.find(({ isPicture }) => isPicture);
  const texts = columns.filter((column) => column !== picture);
  return (
    <CardFrame card={props}>
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
    </CardFrame>
  );
});

/** Rows as cards, two to a row, the picture at the left. */
export function CardBody(props: ListBodyProps) {
  return <CardList {...props} className="cards" Card={Card} />;
}
