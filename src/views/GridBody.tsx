import { memo } from 'react';
import { isBlank, textOf } from '../kinds/blank';
import { CardList, type CardProps } from './CardList';
import { CardPicture } from './CardPicture';
import type { ListBodyProps } from './ListBody';
import { RowActions } from './RowActions';

const Tile = memo(function Tile(props: CardProps) {
  const { resource, columns, row, isEdited, place, onRemove, line, measure, at, of } = props;
  const picture = columns.find(({ isPicture }) => isPicture);
  const file = picture && row[picture.key];
  return (
    <li
      ref={line === undefined ? undefined : measure}
      data-index={line}
      aria-posinset={at}
      aria-setsize={of}
      className={isEdited ? 'card on' : 'card'}
    >
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
      <div className="acts">
        <RowActions resource={resource} row={row} onRemove={onRemove} />
      </div>
    </li>
  );
});

/** Rows as a grid of pictures, each captioned with its other columns and their labels. */
export function GridBody(props: ListBodyProps) {
  return <CardList {...props} className="grid" Card={Tile} />;
}
