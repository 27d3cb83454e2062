import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { RenderedModules } from '../../bench/build';

/** The built console: its folder, and which modules stand in which of its scripts. */
export interface ConsoleBuild {
  readonly dist: string;
  readonly modules: RenderedModules;
}

/** What the tests of this run are made with; throws the build's words where there is none. */
export function consoleBuild(): ConsoleBuild {
  const build = inject('build');
  if ('failure' in build) throw new Error(build.failure);
  return { dist: build.folder, modules: JSON.parse(readFileSync(build.modules, 'utf8')) };
}
