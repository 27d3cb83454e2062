import type { ComponentType } from 'react';
import type { ComponentModule } from '../declare/slots';
import { createStore, type Store } from '../store/createStore';
import { retryableImport } from './retryableImport';

/** What is known of a part: nothing yet, its component, or why it could not be loaded. */
interface LazyState<P> {
  readonly component?: ComponentType<P>;
  readonly error?: unknown;
}

/** A component that is loaded when it is first rendered, by `Lazy`. */
export interface LazyPart<P> extends Pick<Store<LazyState<P>>, 'get' | 'subscribe'> {
  /** Loads it, once; after a failure only once `retryFailedParts` was called. */
  load(): void;
  /** Loads it ahead. If that fails, it is loaded again when it is rendered. */
  preload(): Promise<void>;
}

const failed = new Set<() => void>();

/** Parts that could not be loaded are loaded again when they are next rendered. */
export function retryFailedParts(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Unlike React's `lazy` it can be retried, and it does not suspend: React shows a fallback of Suspense for 300 ms at least,
 * however soon the component is there.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const { get, set, subscribe } = createStore<LazyState<P>>({});
  let loading: Promise<void> | undefined;
  let isRendered = false;
  const reset = () => {
    loading = undefined;
    isRendered = false;
    set({});
  };
  const fail = (error: unknown) => {
    if (isRendered) {
      failed.add(reset);
      set({ error });
    } else loading = undefined;
  };
  const preload = () => {
    loading ??= load().then((component) => set({ component }), fail);
    return loading;
  };
  const loadToRender = () => {
    isRendered = true;
    void preload();
  };
  return { load: loadToRender, preload, get, subscribe };
}

// Whatever props a module's component takes: each is read back with the module it was stored under.
const parts = /* @__PURE__ */ new WeakMap<object, unknown>();

/** The component of a module, one part however often it is asked for. */
export function partOf<P>(load: ComponentModule<P>): LazyPart<P> {
  const known = parts.get(load) as LazyPart<P> | undefined;
  if (known) return known;
  const importModule = retryableImport(load);
  const part = lazyPart(async () => (await importModule()).default);
  parts.set(load, part);
  return part;
}
