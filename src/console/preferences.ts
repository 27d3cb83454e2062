const key = 'console.preferences';

/** What an administrator chose for this browser, in local storage. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly density: 'comfortable' | 'compact';
  readonly sidebar: 'open' | 'closed';
  /** Whether secrets that are shown are masked again when the tab is hidden. */
  readonly hiddenTab: 'mask' | 'show';
  /** The columns and density of lists, by resource, as JSON: see src/list/layout. */
  readonly layouts?: Readonly<Record<string, string>>;
}

const defaults: Preferences = { theme: 'system', density: 'comfortable', sidebar: 'open', hiddenTab: 'mask' };

/** The preferences kept; the defaults where none are, or where the storage is blocked or broken. */
export function readPreferences(): Preferences {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults;
  }
}

/** Puts theme and density on the document: one attribute each, no rendering. */
export function applyPreferences({ theme, density }: Preferences): void {
  const wantsContrast = matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.theme = theme === 'system' && wantsContrast ? 'contrast' : theme;
  document.documentElement.dataset.density = density;
}

/** Keeps and applies a choice. */
export function setPreference(change: Partial<Preferences>): Preferences {
  const preferences = { ...readPreferences(), ...change };
  applyPreferences(preferences);
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // A blocked storage forgets the choice with the page; the choice itself works.
  }
  return preferences;
}
