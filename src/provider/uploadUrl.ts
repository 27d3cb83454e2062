import { pathPart } from '../declare/endpoint';
import type { Config } from './config';

/** Address of an uploaded file: outside `/api`, with its name percent-encoded. */
export function uploadUrl({ apiHost, uploads }: Config, folder: string, file: string): string {
  return `${apiHost}${uploads[folder] ?? ''}/${pathPart(file)}`;
}
