import type { Site } from '../declare';

/** Run-time settings, from `config.json` beside the page. */
export interface Config {
  /** Scheme and host of the API and its uploads; '' for the page's own. */
  readonly apiHost: string;
  /** Upload folder -> path on that host. */
  readonly uploads: Readonly<Record<string, string>>;
  /** Name of the product. */
  readonly title: string;
}

/** The settings, or what is wrong with them, line by line, or that there was no answer. */
export type ConfigResult = { readonly config: Config } | { readonly faults: readonly string[] } | 'unreachable';

type Json = Readonly<Record<string, unknown>>;

function hostFaults(value: unknown): string[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'string' && /^https?:\/\/[^/\s]+$/.test(value)) return [];
  return [
    `apiHost is ${JSON.stringify(value)}; it must be empty or a scheme and host such as "https://site.example.com", without a path or final slash`,
  ];
}

function uploadFaults(value: unknown, folders: readonly string[]): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return ['uploads must be an object: folder name -> path'];
  return Object.entries(value).flatMap(([folder, path]) => {
    if (!folders.includes(folder)) return [`uploads.${folder} is not a folder of this site (${folders.join(', ')})`];
    return typeof path === 'string' && path.startsWith('/')
      ? []
      : [`uploads.${folder} is ${JSON.stringify(path)}; it must be a path that begins with a slash`];
  });
}

function titleFaults(value: unknown): string[] {
  return value === undefined || (typeof value === 'string' && value.trim() !== '')
    ? []
    : [`title is ${JSON.stringify(value)}; it must be a text`];
}

/** Settings over the site's defaults; each may be left out. */
export function configFrom(json: unknown, site: Site): Exclude<ConfigResult, 'unreachable'> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { faults: ['the file must hold one object'] };
  const { apiHost, uploads, title, ...others } = json as Json;
  const faults = [
    ...hostFaults(apiHost),
    ...uploadFaults(uploads, Object.keys(site.uploads)),
    ...titleFaults(title),
    ...Object.keys(others).map((key) => `${key} is not a setting (apiHost, uploads, title)`),
  ];
  if (faults.length > 0) return { faults };
  return {
    config: {
      apiHost: (apiHost as string | undefined) ?? '',
      uploads: { ...site.uploads, ...(uploads as Record<string, string> | undefined) },
      title: (title as string | undefined) ?? site.title,
    },
  };
}

/** Fetches and reads `config.json`. Never throws. */
export async function readConfig(site: Site): Promise<ConfigResult> {
  let text: string;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) return { faults: [`the server answered ${response.status} for /config.json`] };
    text = await response.text();
  } catch {
    return 'unreachable';
  }
  try {
    return configFrom(JSON.parse(text), site);
  } catch (error) {
    return { faults: [`the file is not JSON: ${(error as Error).message}`] };
  }
}
