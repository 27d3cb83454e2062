import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { cellText, dash, isStructure } from '../cellText';
import { fileAddress, fileName } from './fileAddress';
import { fileProblem } from './fileProblem';

export interface FileOptions {
  /** The name of an upload folder of the site, in which its files are. */
  readonly folder: string;
  /** The types that are accepted, such as '.pdf', 'application/pdf' or 'image/*'; any when left out. */
  readonly accept?: readonly string[];
  /** The size of the largest file that is accepted, in bytes. */
  readonly maxBytes?: number;
}

/** A file of any type, sent under its own name. A form that has one is sent as multipart. */
export const file = /* @__PURE__ */ defineKind<FileOptions>({
  name: 'file',
  textual: true,
  uploads: true,
  nameless: true,
  input: () => import('./FileInput'),
  width: () => 'text',
  cell: (value, { folder }, context) => {
    if (isBlank(value)) return dash;
    if (isStructure(value) || value instanceof File) return cellText(value instanceof File ? value.name : value);
    return (
      <a href={fileAddress(value, folder, context)} target="_blank" rel="noopener noreferrer">
        {fileName(value)}
      </a>
    );
  },
  displayText: fileName,
  exportValue: (value, { folder }, context) => (isBlank(value) ? '' : fileAddress(value, folder, context)),
  problem: fileProblem,
  check: ({ folder, accept, maxBytes = 1 }, { site, report }) => {
    if (!Object.hasOwn(site.uploads, folder)) report('folder-unknown', `the site has no upload folder '${folder}'`);
    if (!(maxBytes > 0)) report('limits-empty', `no file has at most ${maxBytes} bytes`);
    if (accept?.length === 0) report('options-empty', 'no type of file is accepted');
    for (const type of accept ?? [])
      if (!/^(?:\.[^\s./]+|[\w+.-]+\/(?:\*|[\w+.-]+))$/.test(type))
        report('accept-form', `'${type}' is no type of a file, such as '.pdf', 'application/pdf' or 'image/*'`);
  },
});
