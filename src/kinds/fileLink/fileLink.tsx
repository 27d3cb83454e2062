import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { quiet, textOf } from '../cellText';

export interface FileLinkOptions {
  /** The name of an upload folder of the site. */
  readonly folder: string;
  /** The link's text. */
  readonly text: string;
  /** Shown when there is no file. */
  readonly none: string;
}

/** A link to an uploaded file, in a new tab so that the console stays open. */
export const fileLink = /* @__PURE__ */ defineKind<FileLinkOptions>({
  name: 'fileLink',
  nameless: true,
  width: () => 'link',
  cell: (value, { folder, text, none }, { uploadUrl }) => {
    if (isBlank(value)) return quiet(none);
    return (
      <a href={uploadUrl(folder, textOf(value))} target="_blank" rel="noopener">
        {text}
      </a>
    );
  },
  exportValue: (value, { folder }, { uploadUrl }) => (isBlank(value) ? '' : uploadUrl(folder, textOf(value))),
  check: ({ folder }, { site, report }) => {
    if (!Object.hasOwn(site.uploads, folder)) report('folder-unknown', `the site has no upload folder '${folder}'`);
  },
});
