import type { ImageField } from '../../declare';
import { uploadUrl } from '../../provider/uploadUrl';
import { dash, isBlank, textOf } from '../blank';
import type { KindCell } from '../KindCell';
import { Picture } from './Picture';

/** A thumbnail of the stored picture. */
export const imageCell: KindCell<ImageField> = {
  width: () => 'image',
  cell: (value, _, { config }) => {
    if (isBlank(value)) return dash;
    const file = textOf(value);
    return <Picture small src={uploadUrl(config, 'images', file)} file={file} />;
  },
};
