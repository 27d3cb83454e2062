import type { AppCounts } from './AppCounts';
import { type Budget, budgets } from './budgets';
import type { CallSite } from './callSites';
import { mostCalled, overruns } from './overruns';
import { heaviest, weightsOf } from './weights';

/** From this part of a bar on, a figure is near it. */
const near = 0.8;

const listed = 12;

/** React's own functions are called most everywhere; what is worth reading is who made it work. */
function siteLines(sites: readonly CallSite[]): readonly string[] {
  const asking = sites.filter(({ module }) => module !== 'react-dom');
  return asking.slice(0, listed).map(({ module, place, calls }) => {
    const inCell = place.replaceAll('|', '\\|');
    return `| ${Math.round(calls).toLocaleString('en')} | ${module} | \`${inCell}\` |`;
  });
}

/** What a figure is made of: modules by calls or by bytes; nothing for a figure that has no parts. */
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

/** What is over its bar and, of what is over or near it, the modules and functions it comes from. */
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
