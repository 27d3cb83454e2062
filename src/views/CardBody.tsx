import { memo } from 'react';
import type { Row } from '../declare';
import { CardPicture } from './CardPicture';
import { type ListBodyProps, rowKeys } from './ListBody';
import { RowActions } from './RowActions';
import { RowsRegion } from './RowsRegion';

type CardProps = Omit<ListBodyProps, 'rows' | 'isOld' | 'edited'> & { readonly row: Row; readonly isEdited: boolean };

const Card = memo(function Card({ resource, columns, row, isEdited, place, onRemove }: CardProps) {
  const picture = columns.find(({ isPicture }) => isPicture);
  const texts = columns.filter((column) => column !== picture);
  return (
    <li className={isEdited ? 'card on' : 'card'}>
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
export function CardBody({ rows, isOld, edited, ...shared }: ListBodyProps) {
  const keys = rowKeys(rows);
  return (
    <RowsRegion className="body scroll" label={shared.resource.items}>
      <ul className="cards" aria-busy={isOld}>
        {rows.map((row, index) => (
          <Card key={keys[index]} row={row} isEdited={String(row.id) === edited} {...shared} />
        ))}
      </ul>
    </RowsRegion>
  );
}
