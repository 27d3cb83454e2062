import { memo } from 'react';
import type { Row } from '../declare';
import { isBlank, textOf } from '../kinds/blank';
import { CardPicture } from './CardPicture';
import { type ListBodyProps, rowKeys } from './ListBody';
import { RowActions } from './RowActions';
import { RowsRegion } from './RowsRegion';

type TileProps = Omit<ListBodyProps, 'rows' | 'isOld' | 'edited'> & { readonly row: Row; readonly isEdited: boolean };

const Tile = memo(function Tile({ resource, columns, row, isEdited, place, onRemove }: TileProps) {
  const picture = columns.find(({ isPicture }) => isPicture);
  const file = picture && row[picture.key];
  return (
    <li className={isEdited ? 'card on' : 'card'}>
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
export function GridBody({ rows, isOld, edited, ...shared }: ListBodyProps) {
  const keys = rowKeys(rows);
  return (
    <RowsRegion className="body scroll" label={shared.resource.items}>
      <ul className="grid" aria-busy={isOld}>
        {rows.map((row, index) => (
          <Tile key={keys[index]} row={row} isEdited={String(row.id) === edited} {...shared} />
        ))}
      </ul>
    </RowsRegion>
  );
}
