/** What a person sees of an element: its role and its name; `text` is any element with exactly this text. */
export interface Target {
  readonly role: string;
  /** The whole name, or a pattern. Without one, any element of the role. */
  readonly name?: string | RegExp;
}

/** A file on this machine. */
export interface UploadedFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** A tab, used with the mouse and the keyboard of its browser. */
export interface Tab {
  /** Loads an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks so many times at a point of the viewport. */
  clickAt(x: number, y: number, count?: number): Promise<void>;
  /** Types at the pace of a person. */
  type(text: string): Promise<void>;
  /** Presses a key, such as `Enter` or `Control+k`. */
  press(key: string): Promise<void>;
  /** Chooses files in the file input that `window.foundElement` names. */
  choose(paths: readonly string[]): Promise<void>;
  /** Writes a picture of the viewport to this path. */
  screenshot(path: string): Promise<void>;
  /** Brings this tab to the front. */
  show(): Promise<void>;
}

/** One browser with its own profile. */
export interface Driver {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two keys: someone who types fast. */
export const pace = 35;
export const viewport = { width: 1280, height: 800 } as const;
