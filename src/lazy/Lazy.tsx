import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart';

interface LazyProps<P> {
  readonly part: LazyPart<P>;
  readonly props: P;
  readonly fallback?: ReactNode;
}

/** Renders a part of the program once it is loaded, and throws where it could not be. */
export function Lazy<P extends object>({ part, props, fallback = null }: LazyProps<P>) {
  const { component: Part, error } = useSyncExternalStore(part.subscribe, part.get);
  const isIdle = Part === undefined && error === undefined;
  useEffect(() => {
    if (isIdle) part.load();
  }, [isIdle, part]);
  if (error !== undefined) throw error;
  return Part ? <Part {...props} /> : fallback;
}
