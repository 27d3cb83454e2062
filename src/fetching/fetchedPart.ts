import type { ComponentType } from 'react';

/** A component whose program is fetched when it is first drawn; `Fetched` draws it. */
export interface FetchedPart<P> {
  /** The same promise at each drawing; after a failure until `forgetUnfetched`. */
  component(): Promise<ComponentType<P>>;
}

const failed = new Set<() => void>();

/** Parts that could not be fetched are asked for again when they are next drawn. */
export function forgetUnfetched(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Unlike `lazy`, which keeps a failure for good. It is kept until it has been seen: asked for at each drawing it would never be. */
export function fetchedPart<P>(load: () => Promise<ComponentType<P>>): FetchedPart<P> {
  let fetching: Promise<ComponentType<P>> | undefined;
  const forget = () => {
    fetching = undefined;
  };
  const begin = () => {
    const begun = load();
    begun.catch(() => failed.add(forget));
    return begun;
  };
  return {
    component: () => {
      fetching ??= begin();
      return fetching;
    },
  };
}
