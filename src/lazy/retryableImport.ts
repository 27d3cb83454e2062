function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * A part of the program, fetched once; after a failure the next call fetches it anew. A browser keeps a module that it
 * could not fetch as one that cannot be had, so it is then asked for under another address; without a connection it is
 * not asked for at all, so that the browser has nothing to keep.
 */
export function retryableImport<M>(load: () => Promise<M>): () => Promise<M> {
  let module: Promise<M> | undefined;
  let address: string | undefined;
  let style: string | undefined;
  let tries = 0;
  const attempt = async (): Promise<M> => {
    if (globalThis.navigator?.onLine === false)
      throw new Error('Failed to fetch dynamically imported module: there is no connection');
    if (style) await fetchStyle(style);
    style = undefined;
    tries += 1;
    return address ? import(/* @vite-ignore */ `${address}?try=${tries}`) : load();
  };
  return () => {
    module ??= attempt().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : '';
      module = undefined;
      address ??= /https?:\S+\.js\b/.exec(text)?.[0];
      style = /preload CSS for (\S+)/.exec(text)?.[1];
      throw error;
    });
    return module;
  };
}
