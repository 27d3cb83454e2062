import { type ToldForms, toldForms } from './toldForms';

const prefix = 'console-draft:';

let told: ToldForms | undefined;
/** Pages that are not served securely have no locks. */
const withoutLocks = (): ToldForms => {
  told ??= toldForms();
  return told;
};

/**
 * The forms that are open in some tab of this browser. Each holds a lock, which the browser lets go of when its tab
 * dies, however it dies; where there are no locks, the tabs are asked.
 */
export async function openForms(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return withoutLocks().ask();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Marks a form as open until the returned function is called. */
export function holdForm(form: string): () => void {
  if (!navigator.locks) return withoutLocks().hold(form);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(prefix + form, () => released);
  return release;
}
