import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { Config } from '../provider/config';
import { uploadUrl } from '../provider/uploadUrl';

/** What an input may need besides its field. */
export interface Engine {
  readonly config: Config;
  readonly byName: ReadonlyMap<string, CompleteResource>;
  /** How many calls with files were sent in this session. */
  readonly uploaded: { readonly get: () => number; readonly subscribe: (listener: () => void) => () => void };
}

export const EngineContext = createContext<Engine | undefined>(undefined);

/** The run-time settings, and the other resources by name. */
export function useEngine(): Engine {
  const value = use(EngineContext);
  if (!value) throw new Error('an input needs the console around it');
  return value;
}

/** Gives the addresses of uploaded files; another function after each upload, since the files may be others then. */
export function useUploadUrl(): (folder: string, file: string) => string {
  const { config, uploaded } = useEngine();
  const count = useSyncExternalStore(uploaded.subscribe, uploaded.get);
  return useCallback((folder, file) => uploadUrl(config, folder, file, count), [config, count]);
}
