import type { AppCounts } from './AppCounts';
import { type Budget, budgets } from './budgets';
import type { CallSite } from './callSites';
import { mostCalled, overruns } from './overruns';
import { heaviest, weightsOf } from './weights';

/** A figure above this share of its budget counts as close to it. */
const near = 0.8;

const listed = 12;

/** React’s own functions are always called most; the interesting part is who caused the work. */
function siteLines(sites: readonly CallSite[]): readonly string[] {
  const asking = sites.filter(({ module }) => module !== 'react-dom');
  return asking.slice(0, listed).map(({ module, place, calls }) => {
    const inCell = place.replaceAll('|', '\\|');
    return `| ${Math.round(calls).toLocaleString('en')} | ${module} | \`${inCell}\` |`;
  });
}

/** What makes up a figure: modules by calls or by bytes; nothing for a figure that has no parts. */
function partsOf({ sites, scripts }: Budget, counts: AppCounts): readonly string[] {
  if (scripts) {
    const modules = heaviest(weightsOf(counts.modules, scripts(counts))).join(', ');
    return [`By module, before it is made small: ${modules}.`];
  }
  const called = sites?.(counts);
  if (!called) return [];
  const head = '| calls | module | function outside react-dom |\n| ---: | --- | --- |';
  return [`By module: ${mostCalled(called, 8).join(', ')}.\n`, head, ...siteLines(called)];
}

/** Figures over their budget and, for those over or close to it, the modules and functions behind them. */
export function causesText(counts: AppCounts): string {
  const over = overruns(counts).map(({ text }) => `- ${text}`);
  const parts = budgets.flatMap((budget) => {
    const value = budget.of(counts);
    if (value === undefined || value < budget.most * near) return [];
    const found = partsOf(budget, counts);
    return found.length === 0 ? [] : [`\n### ${budget.figure}\n`, ...found];
  });
  return [over.length === 0 ? 'Nothing is over its bar.' : over.join('\n'), ...parts].join('\n');
}
