import type { FileLinkField } from '../../declare';
import { uploadUrl } from '../../provider/uploadUrl';
import { isBlank, textOf } from '../blank';
import type { KindCell } from '../KindCell';

/** A link to an uploaded file, in a new tab so that the console stays open. */
export const fileLinkCell: KindCell<FileLinkField> = {
  width: () => 'link',
  cell: (value, { folder, text, none }, { config }) => {
    if (isBlank(value)) return <span className="muted">{none}</span>;
    return (
      <a href={uploadUrl(config, folder, textOf(value))} target="_blank" rel="noopener">
        {text}
      </a>
    );
  },
};
