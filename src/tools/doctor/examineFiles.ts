import type { CompleteResource } from '../../declare/complete';
import type { Field } from '../../declare/field';
import { valueAt } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import type { CellContext } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import type { Site } from '../../declare/site';
import { uploadUrl } from '../../provider/uploadUrl';
import { fieldSchema } from '../fieldSchema';
import type { Finding } from './Finding';

/** Names of stored files by upload folder. */
export type StoredFiles = Map<string, Set<string>>;

/** Files of a folder that are asked for before it counts as missing. */
const most = 3;

/** Adds the files that the rows name: those for which a cell would ask the address. */
export function collectFiles({ fields }: CompleteResource, rows: readonly Row[], files: StoredFiles): void {
  const context: CellContext = {
    uploadUrl: (folder, file) => {
      files.set(folder, (files.get(folder) ?? new Set()).add(file));
      return '';
    },
    revealed: false,
    translate: (key) => key,
    titleOf: () => undefined,
  };
  const isFile = (field: Field) => /^(?!text\/)/.test(fieldSchema(field).contentMediaType ?? 'text/plain');
  const ofFiles = Object.entries(fields).filter(([, field]) => isFile(field));
  for (const row of rows)
    for (const [name, field] of ofFiles) {
      const value = valueAt(row, name);
      if (isBlank(value) || typeof value !== 'string') continue;
      field.kind.cell?.(value, field, context);
    }
}

/** Asks for a few files of each folder, without their content. */
export async function examineFiles(
  { uploads }: Site,
  apiHost: string,
  files: StoredFiles,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [folder, names] of files) {
    const problems: string[] = [];
    const asked = [...names].slice(0, most);
    for (const name of asked) {
      const url = uploadUrl({ apiHost, uploads, title: '' }, folder, name);
      const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
      if (!response?.ok) problems.push(response ? `answers ${response.status}` : 'is not reachable');
      else if (response.headers.get('content-type')?.includes('text/html')) problems.push('answers a page of HTML');
      else break;
    }
    if (problems.length < asked.length) continue;
    findings.push({
      resource: 'site',
      code: 'folder-not-found',
      at: `uploads.${folder}`,
      call: `HEAD ${uploads[folder] ?? ''}/:file`,
      message: `the folder '${folder}' ${problems[0]} for ${asked.length === 1 ? 'a file' : `${asked.length} files`} that records name`,
      suggestion: 'correct its path in site.ts, or in config.json',
    });
  }
  return findings;
}
