import type { Site } from '../declare/site';
import { retryableImport } from '../lazy/retryableImport';
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

// Few consoles are set up wrongly: the texts would weigh on the login page of all.
const fetchTexts = retryableImport(() => import('./configProblem'));

/** The problems in words; without a connection for these, in short. */
async function described(problems: readonly Problem[]): Promise<{ readonly errors: readonly string[] }> {
  const part = await fetchTexts().catch(() => undefined);
  const errors = problems.map(({ key, ...details }) =>
    part ? part.configProblem(key, details) : [key, ...Object.values(details)].join(': '),
  );
  return { errors };
}

/** The settings over the site's defaults; each may be left out. */
export async function configFrom(json: unknown, site: Site): Promise<Exclude<ConfigResult, 'unreachable'>> {
  const problems = isJsonObject(json) ? problemsOf(json, site) : [{ key: 'notObject' }];
  if (problems.length > 0) return described(problems);
  const { apiHost = '', uploads, title = site.title } = json as Partial<Config>;
  return { config: { apiHost, uploads: { ...site.uploads, ...uploads }, title } };
}

/** Fetches and reads `config.json`. Never throws. */
export async function readConfig(site: Site): Promise<ConfigResult> {
  let text: string;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) return described([{ key: 'status', status: String(response.status) }]);
    text = await response.text();
  } catch {
    return 'unreachable';
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return described([{ key: 'notJson', message: cause instanceof Error ? cause.message : '' }]);
  }
  return configFrom(json, site);
}
