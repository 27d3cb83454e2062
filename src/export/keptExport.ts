import { createKept } from '../console/createKept';
import type { ExportJob } from './createExportJob';

/** The export that has not been dropped. Of one that is dropped there is no file, unless it was done. */
export const keptExport = createKept<ExportJob>((job) => job.get().phase !== 'done' && job.discard());
