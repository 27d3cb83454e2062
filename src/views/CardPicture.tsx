import type { Row } from '../declare';
import { isBlank, textOf } from '../kinds/blank';
import { Picture } from '../kinds/image/Picture';
import type { CellPlace } from '../kinds/KindCell';
import { uploadUrl } from '../provider/uploadUrl';
import type { Column } from './columns';

interface CardPictureProps {
  readonly column: Column;
  readonly row: Row;
  readonly place: CellPlace;
}

/** The picture of a card in its own shape; nothing where the row has none. */
export function CardPicture({ column, row, place }: CardPictureProps) {
  const value = row[column.key];
  if (isBlank(value)) return null;
  const file = textOf(value);
  return (
    <div className="pict">
      <Picture src={uploadUrl(place.config, 'images', file)} file={file} />
    </div>
  );
}
