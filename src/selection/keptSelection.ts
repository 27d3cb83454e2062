import { createKept } from '../console/createKept';
import type { Selection } from './Selection';

/** Keeps one selection until it is dropped, which also stops its calls: none is made for further records. */
export const keptSelection = createKept<Selection>(({ job }) => job.get()?.stop());
