import { memo } from 'react';
import { isBlank, textOf } from '../kinds/blank';
import { CardFrame } from './CardFrame';
import { CardList, type CardProps } from './CardList';
import { CardPicture } from './CardPicture';
import type { ListBodyProps } from './ListBody';

const Tile = memo(function Tile(props: CardProps) {
  const { columns, row, place } = props;
  const picture = columns.find(({ isPicture }) => isPicture);
  const file = picture && row[picture.key];
  return (
    <CardFrame card={props}>
      {picture && <CardPicture column={picture} row={row} place={place} />}
      <div className="cap">
        {columns
          .filter((column) => column !== picture)
          .map((column) => (
            <b key={column.key} className="cut">
              {column.label}: {column.draw(row, place)}
            </b>
          ))}
        {!isBlank(file) && <span className="file cut">{textOf(file)}</span>}
      </div>
    </CardFrame>
  );
});

/** Rows as a grid of pictures, each captioned with its other columns and their labels. */
export function GridBody(props: ListBodyProps) {
  return <CardList {...props} className="grid" Card={Tile} />;
}
