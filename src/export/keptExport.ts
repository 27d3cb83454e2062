import { createKept } from '../console/createKept';
import type { ExportJob } from './createExportJob';

/** Keeps one export until it is dropped, which leaves no file unless the export was done. */
export const keptExport = createKept<ExportJob>((job) => job.get().phase !== 'done' && job.discard());
