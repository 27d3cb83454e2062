/** What is recorded inside the page. */
export interface Probe {
  /** Milliseconds. */
  readonly longTasks: number[];
  /** Sum of the layout shifts not caused by input. */
  shift: number;
  /** The shifted elements, as tag and classes. */
  readonly shifted: string[];
  /** Milliseconds from the start of the load to the first login call; undefined before that. */
  loginSentAt?: number;
}

declare global {
  interface Window {
    bench?: Probe;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before the app’s scripts and records long tasks and layout shifts. */
export function pageProbe(): void {
  const probe: Probe = { longTasks: [], shift: 0, shifted: [] };
  window.bench = probe;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => probe.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as LayoutShift;
    if (hadRecentInput) return;
    probe.shift += value;
    for (const { node } of sources) {
      if (node instanceof Element) probe.shifted.push(`${node.localName}.${node.classList.value}`);
    }
  });
}

/**
 * Runs in the page before the app’s scripts: fills the login form and presses Login as soon as it is there, and again
 * in each frame until a login call is sent.
 */
export function pressLogin(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (window.bench && url.includes('/auth/login')) window.bench.loginSentAt ??= performance.now();
    return send(input, init);
  };
  // A form without a listener yet would reload the page.
  addEventListener('submit', (event) => event.preventDefault());
  const fill = (input: HTMLInputElement, text: string) => {
    if (input.value === text) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = () => {
    if (window.bench?.loginSentAt !== undefined) return;
    requestAnimationFrame(press);
    const [username, password] = ['username', 'password'].map((name) => document.querySelector(`input[name=${name}]`));
    const button = document.querySelector('button[type=submit]');
    if (!(username instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) return;
    if (!(button instanceof HTMLButtonElement) || button.disabled) return;
    fill(username, 'somebody');
    fill(password, 'a guess');
    button.click();
  };
  requestAnimationFrame(press);
}
