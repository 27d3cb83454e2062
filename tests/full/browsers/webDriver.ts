/** Calls a WebDriver server: method, path below the session, body. */
export type Call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** Calls below an address; rejects with what the server says. */
export const callsTo =
  (address: string): Call =>
  async (method, path, body) => {
    const init = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    // A command that hangs must not leave the browser running.
    const response = await fetch(address + path, { method, ...init, signal: AbortSignal.timeout(60_000) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };

/** Names of an element in WebDriver's JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const named: Readonly<Record<string, string>> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  PageUp: '\ue00e',
  PageDown: '\ue00f',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
  F10: '\ue03a',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keyboard = (actions: readonly object[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });

/** The actions that press a key while others are held: `Control+k`. */
export function keyActions(key: string) {
  const keys = key.split('+').map((name) => named[name] ?? name);
  return keyboard([...keys.map(down), ...keys.toReversed().map(up)]);
}

/** The actions that type a text, with so many milliseconds between the keys. */
export function typeActions(text: string, duration: number) {
  return keyboard(Array.from(text).flatMap((char) => [down(char), up(char), { type: 'pause', duration }]));
}

/** The actions that click a point so many times. */
export function clickActions(x: number, y: number, count: number) {
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
  const actions = [move, ...Array.from({ length: count }, () => click).flat()];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] };
}
