import { spawnSync } from 'node:child_process';

function ask(major: string, source: '--offline' | '--prefer-offline'): { path: string; words: string } {
  const args = [
    '--yes',
    source,
    '--fetch-retries=0',
    `--package=node@${major}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  const { stdout, stderr, error } = spawnSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { path: stdout?.trim() ?? '', words: error?.message ?? stderr ?? '' };
}

function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/**
 * A Node with the major version `major`, from the npm package `node`; from npm’s cache if possible, so that only the
 * first time needs a network. Returns its path and version, or why there is none.
 */
export function findNode(
  major: string,
): { readonly path: string; readonly version: string } | { readonly why: string } {
  let words = '';
  for (const source of ['--offline', '--prefer-offline'] as const) {
    const asked = ask(major, source);
    const version = asked.path ? versionOf(asked.path) : '';
    if (version.startsWith(`v${major}.`)) return { path: asked.path, version };
    words = asked.words.split('\n').slice(0, 3).join('\n');
  }
  return { why: `Node ${major} is neither in npm's cache nor to be had from its registry now:\n${words}` };
}
