import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { RenderedModules } from '../../bench/build';

/** The built console: its folder, and the modules of each of its scripts. */
export interface ConsoleBuild {
  readonly dist: string;
  readonly modules: RenderedModules;
}

/** The build used by the tests of this run; throws the output of the build if it failed. */
export function consoleBuild(): ConsoleBuild {
  const build = inject('build');
  if ('failure' in build) throw new Error(build.failure);
  return { dist: build.folder, modules: JSON.parse(readFileSync(build.modules, 'utf8')) };
}
