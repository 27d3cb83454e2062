import type { AppCounts } from './AppCounts';
import { budgets } from './budgets';
import type { CallSite } from './callSites';
import { mostCalled, overruns } from './overruns';

/** From this part of a bar on, a figure is near it. */
const near = 0.8;

const listed = 12;

function siteLines(sites: readonly CallSite[]): readonly string[] {
  return sites
    .slice(0, listed)
    .map(({ module, place, calls }) => `| ${Math.round(calls).toLocaleString('en')} | ${module} | \`${place}\` |`);
}

/** What is over its bar and, of what is over or near it, the modules and functions that were called most. */
export function causesText(counts: AppCounts): string {
  const over = overruns(counts).map(({ text }) => `- ${text}`);
  const called = budgets.flatMap(({ figure, most, of, sites }) => {
    const value = of(counts);
    const found = sites?.(counts);
    if (!found || value === undefined || value < most * near) return [];
    return [
      `\n### ${figure}\n`,
      `By module: ${mostCalled(found, 8).join(', ')}.\n`,
      '| calls | module | function |\n| ---: | --- | --- |',
      ...siteLines(found),
    ];
  });
  return [over.length === 0 ? 'Nothing is over its bar.' : over.join('\n'), ...called].join('\n');
}
