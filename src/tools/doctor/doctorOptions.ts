import { parseArgs } from 'node:util';

export interface DoctorOptions {
  /** Scheme and host, without a slash at the end. */
  readonly site: string;
  readonly folder: string;
  readonly json: boolean;
  readonly writes: boolean;
  readonly slowFrom: number;
  /** Findings that are known and left so: `resource:code`. */
  readonly ignored: readonly string[];
}

export const usage = `usage: npm run doctor -- --site https://host [--json] [--write [--yes-write]] [--slow milliseconds]
       [--ignore resource:code ...] [--resources folder]
The name and the password are asked for, or are in SITE_USER and SITE_PASSWORD.`;

function isLocal(site: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(site.hostname) || site.hostname.endsWith('.localhost');
}

/** The options, or what is wrong with the arguments. */
export function doctorOptions(args: readonly string[]): DoctorOptions | string {
  const options = {
    site: { type: 'string' },
    resources: { type: 'string', default: 'resources' },
    slow: { type: 'string', default: '3000' },
    ignore: { type: 'string', multiple: true, default: [] as string[] },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'yes-write': { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.site === undefined || !/^https?:$/.test(new URL(values.site).protocol)) return usage;
    if (!/^\d+$/.test(values.slow) || !values.ignore.every((each) => /^[^:]+:[\w-]+$/.test(each))) return usage;
    const url = new URL(values.site);
    if (values.write && !isLocal(url) && !values['yes-write'])
      return `--write adds, edits and deletes records on ${url.host}, which is not this machine: add --yes-write if that is meant`;
    return {
      site: url.origin,
      folder: values.resources,
      json: values.json,
      writes: values.write,
      slowFrom: Number(values.slow),
      ignored: values.ignore,
    };
  } catch {
    return usage;
  }
}
