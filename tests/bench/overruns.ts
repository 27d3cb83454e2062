import type { AppCounts } from './AppCounts';
import { type Budget, budgets } from './budgets';
import type { CallSite } from './callSites';
import { grown, keptWeights, weightsOf } from './weights';

/** A figure that exceeds its budget or is missing. */
export interface Overrun {
  readonly budget: Budget;
  readonly value: number;
  /** One sentence: the figure, its budget, and the modules to look at. */
  readonly text: string;
}

/** The most called modules with their share. */
export function mostCalled(sites: readonly CallSite[], count = 5): readonly string[] {
  const byModule = new Map<string, number>();
  for (const { module, calls } of sites) byModule.set(module, (byModule.get(module) ?? 0) + calls);
  return [...byModule]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([module, calls]) => `${module} ${Math.round(calls).toLocaleString('en')}`);
}

function causes({ sites, scripts, figure }: Budget, counts: AppCounts): string {
  if (scripts) return `; grown: ${grown(weightsOf(counts.modules, scripts(counts)), keptWeights()[figure]).join(', ')}`;
  const called = sites?.(counts);
  return called ? `; most called: ${mostCalled(called).join(', ')}` : '';
}

/**
 * The figures of `counts` that exceed their budgets (all or some); the worst layout shifts are listed with their
 * screens.
 */
export function overruns(counts: AppCounts, held: readonly Budget[] = budgets): readonly Overrun[] {
  return held.flatMap((budget) => {
    const value = budget.of(counts);
    // A figure that was not measured fails its budget.
    if (value === undefined || !Number.isFinite(value))
      return [{ budget, value: Number.NaN, text: `${budget.figure}: not measured` }];
    if (value <= budget.most) return [];
    const shifts = counts.shifts.filter(({ score }) => score > budget.most).map(({ screen }) => screen);
    const where = budget.unit === 'score' ? `; on ${shifts.join(', ')}` : causes(budget, counts);
    const [shown, most] = [value, budget.most].map((number) => number.toLocaleString('en'));
    return [{ budget, value, text: `${budget.figure}: ${shown} ${budget.unit}, at most ${most}${where}` }];
  });
}
