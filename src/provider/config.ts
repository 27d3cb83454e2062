import type { Site } from '../declare/site';
import type { Translate } from '../i18n/createTranslate';
import { isJsonObject } from './parseAnswer';

/** Run-time settings, from `config.json` beside the page. */
export interface Config {
  /** Scheme and host of the API and its uploads; '' for those of the page. */
  readonly apiHost: string;
  /** Upload folder -> path on that host. */
  readonly uploads: Readonly<Record<string, string>>;
  /** Name of the product. */
  readonly title: string;
}

/** The settings, or what is wrong with them, line by line, or that there was no answer. */
export type ConfigResult = { readonly config: Config } | { readonly errors: readonly string[] } | 'unreachable';

/** `path` below the API's base. */
export function apiPath(path: string): string {
  return `/api${path}`;
}

interface Problem {
  readonly key: string;
  readonly [detail: string]: string;
}

const isHost = (value: unknown) => typeof value === 'string' && /^(?:https?:\/\/[^/\s]+)?$/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');

function uploadProblems(value: unknown, folders: readonly string[]): readonly Problem[] {
  if (typeof value !== 'object' || value === null) return [{ key: 'uploads' }];
  return Object.entries(value).flatMap(([folder, path]): readonly Problem[] => {
    if (!folders.includes(folder)) return [{ key: 'folder', folder, folders: folders.join(', ') }];
    return isPath(path) ? [] : [{ key: 'path', folder, value: JSON.stringify(path) }];
  });
}

function problemsOf(settings: Readonly<Record<string, unknown>>, site: Site): readonly Problem[] {
  const { apiHost = '', uploads = {}, title = site.title, ...others } = settings;
  return [
    ...(isHost(apiHost) ? [] : [{ key: 'apiHost', value: JSON.stringify(apiHost) }]),
    ...uploadProblems(uploads, Object.keys(site.uploads)),
    ...(isText(title) ? [] : [{ key: 'title', value: JSON.stringify(title) }]),
    ...Object.keys(others).map((name) => ({ key: 'unknown', name })),
  ];
}

/** The settings over the site's defaults; each may be left out. */
export function configFrom(json: unknown, site: Site, translate: Translate): Exclude<ConfigResult, 'unreachable'> {
  const problems = isJsonObject(json) ? problemsOf(json, site) : [{ key: 'notObject' }];
  if (problems.length > 0)
    return { errors: problems.map(({ key, ...details }) => translate(`console.session.config.${key}`, details)) };
  const { apiHost = '', uploads, title = site.title } = json as Partial<Config>;
  return { config: { apiHost, uploads: { ...site.uploads, ...uploads }, title } };
}

/** Fetches and reads `config.json`. Never throws. */
export async function readConfig(site: Site, translate: Translate): Promise<ConfigResult> {
  const error = (key: string, details: object) => ({
    errors: [translate(`console.session.config.${key}`, { ...details })],
  });
  let text: string;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) return error('status', { status: response.status });
    text = await response.text();
  } catch {
    return 'unreachable';
  }
  try {
    return configFrom(JSON.parse(text), site, translate);
  } catch (cause) {
    return error('notJson', { message: cause instanceof Error ? cause.message : '' });
  }
}
