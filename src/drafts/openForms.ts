const prefix = 'console-draft:';

/**
 * The forms that are open in some tab of this browser. Each holds a lock, which the browser lets go of when its tab
 * dies, however it dies. Where there are no locks (a page that is not served securely) no form counts as open.
 */
export async function openForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Marks a form as open until the returned function is called. */
export function holdForm(form: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(prefix + form, () => released);
  return release;
}
