import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import type { CellContext } from '../../declare/kind';
import { dash, textOf } from '../cellText';
import { Picture } from './Picture';

function picture(value: unknown, { uploadUrl, translate }: CellContext, small: boolean) {
  const file = textOf(value);
  return <Picture small={small} src={uploadUrl('images', file)} file={file} translate={translate} />;
}

/** A picture in the site's image folder. A form that has one is sent as multipart. */
export const image = /* @__PURE__ */ defineKind({
  name: 'image',
  textual: true,
  uploads: true,
  nameless: true,
  input: () => import('./ImageInput'),
  width: () => 'picture',
  cell: (value, _, context) => (isBlank(value) ? dash : picture(value, context, true)),
  exportValue: (value, _, { uploadUrl }) => (isBlank(value) ? '' : uploadUrl('images', textOf(value))),
  picture: (value, _, context) => (isBlank(value) ? null : picture(value, context, false)),
});
