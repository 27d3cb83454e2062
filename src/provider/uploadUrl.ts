import { pathPart } from '../declare/endpoint';
import type { Config } from './config';

/**
 * Address of an uploaded file: outside `/api`, with its name percent-encoded. `uploaded` counts the uploads so far: under
 * another address the browser asks for the file again, which may have been replaced under the same name.
 */
export function uploadUrl({ apiHost, uploads }: Config, folder: string, file: string, uploaded = 0): string {
  return `${apiHost}${uploads[folder] ?? ''}/${pathPart(file)}${uploaded > 0 ? `?${uploaded}` : ''}`;
}
