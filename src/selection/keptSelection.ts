import { createKept } from '../console/createKept';
import type { Selection } from './Selection';

/** The selection that has not been ended. What it was doing when it is dropped is not begun for further records. */
export const keptSelection = createKept<Selection>(({ job }) => job.get()?.stop());
