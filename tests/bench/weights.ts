import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AppCounts } from './AppCounts';
import { budgets } from './budgets';
import type { RenderedModules } from './build';

/** Bytes by package, or by file for the console’s own code; rendered but not minified. */
export type Weights = Readonly<Record<string, number>>;

const file = 'tests/bench/weights.json';

/** What some scripts consist of. */
export function weightsOf(modules: RenderedModules, scripts: readonly string[]): Weights {
  const weights: Record<string, number> = {};
  for (const script of new Set(scripts)) {
    for (const [module, size] of Object.entries(modules[script] ?? {})) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module;
      weights[name] = (weights[name] ?? 0) + size;
    }
  }
  return weights;
}

/** The largest modules with their sizes. */
export function heaviest(weights: Weights, count = 8): readonly string[] {
  return Object.entries(weights)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, size]) => `${name} ${(size / 1000).toFixed(1)} kB`);
}

/** What has grown and by how much, largest first. Without previous figures, everything is new. */
export function grown(now: Weights, before: Weights | undefined): readonly string[] {
  const growth = Object.entries(now)
    .map(([name, size]) => ({ name, more: size - (before?.[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more);
  return growth.slice(0, 5).map(({ name, more }) => `${name} +${(more / 1000).toFixed(1)} kB`);
}

/** The weights saved when the figures in docs/bench.md were written, by figure. */
export function keptWeights(): Readonly<Record<string, Weights>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Saves the weights of the figures that have a budget in kB. */
export function keepWeights(counts: AppCounts): void {
  const kept = budgets.flatMap(({ figure, scripts }) => {
    if (!scripts) return [];
    const weights = Object.entries(weightsOf(counts.modules, scripts(counts)));
    return [[figure, Object.fromEntries(weights.sort(([, one], [, other]) => other - one))]];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
