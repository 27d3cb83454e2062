import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { sharedBrowser } from '../browser/harness/sharedBrowser';
import type { AppCounts } from './AppCounts';
import { type AppName, apps } from './apps';
import { mostTimesFloor } from './budgets';
import { causesText } from './causes';
import { countServed } from './countApp';
import { median } from './median';
import type { ServedApp } from './openPage';
import { overruns } from './overruns';
import { serveBuilt } from './serveBuilt';
import { type AllCounts, barsTable, bytesTable, listsTable, stepsTable, timesTable } from './tables';
import { type LoginTimes, timeLogins } from './timeLogins';
import { keepWeights } from './weights';

const page = 'docs/bench.md';
const cache = 'node_modules/.cache/bench';
const rounds = 7;

async function machine(): Promise<string> {
  const browser = await sharedBrowser();
  const memory = Math.round(totalmem() / 2 ** 30);
  const facts = [`${cpus().length} cores`, `${memory} GB`, `Node ${process.versions.node}`];
  return `${new Date().toISOString().slice(0, 10)} · ${facts.join(' · ')} · Chromium ${browser.version()}`;
}

/** A peer that could not be counted leaves its column empty; without the console there is nothing to say. */
async function countAll(all: readonly ServedApp[]): Promise<AllCounts> {
  const counts: Partial<Record<AppName, AppCounts>> = {};
  for (const served of all) {
    const { name } = served.app;
    const begun = Date.now();
    try {
      counts[name] = await countServed(served);
      console.log(`${name} counted in ${Math.round((Date.now() - begun) / 1000)} s`);
    } catch (error) {
      if (name === 'console') throw error;
      console.error(`${name} could not be counted: ${String(error)}`);
    }
  }
  return counts;
}

async function figures(counts: AllCounts, times: string | undefined): Promise<string> {
  const parts = [
    await machine(),
    `## The bars\n\n${barsTable(counts)}`,
    `## Bytes and requests\n\n${bytesTable(counts)}`,
    `## Steps\n\n${stepsTable(counts)}`,
    `## A list of N rows in one answer\n\n${listsTable(counts)}`,
    ...(times ? [times] : []),
    ...(counts.console ? [`## Over and near the bars\n\n${causesText(counts.console)}`] : []),
  ];
  return parts.join('\n\n');
}

/** The times with the day they were taken on; those of the page as it is where none were taken now. */
async function timesSection(times: LoginTimes | undefined): Promise<string | undefined> {
  const heading = '## Login usable over a slow network';
  if (times) return `${heading}\n\n${await machine()}\n\n${timesTable(times)}`;
  const [, kept] = readFileSync(page, 'utf8').split(`\n${heading}\n`);
  return kept && `${heading}\n${kept.split('\n## ')[0]?.trimEnd()}`;
}

/** Puts the figures in the place of the former ones; what is said about them in the page stays. */
function writePage(text: string): void {
  const [head = ''] = readFileSync(page, 'utf8').split('<!-- figures');
  writeFileSync(page, `${head}<!-- figures: written by npm run bench -->\n\n${text}\n`);
}

function isSlow(times: LoginTimes | undefined): boolean {
  if (!times) return false;
  const [own, floor] = [median(times.get('console') ?? []), median(times.get('floor') ?? [])];
  // Times that are missing are no proof.
  return !(own / floor <= mostTimesFloor);
}

/** Measures the console beside its peers, prints the tables and writes them down. With `--counts`, without the times; with `--check`, the page stays as it is. Fails where the console is over a bar. */
export async function main(args: readonly string[]): Promise<number> {
  const all: ServedApp[] = [];
  try {
    for (const name of Object.keys(apps) as AppName[]) all.push(await serveBuilt(name));
    const counts = await countAll(all);
    const times = args.includes('--counts') ? undefined : await timeLogins(all, rounds);
    const text = await figures(counts, await timesSection(times));
    console.log(text);
    const isKept = !args.includes('--check');
    if (isKept) writePage(text);
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${cache}/counts.json`, JSON.stringify(counts));
    if (!counts.console) return 1;
    if (isKept) keepWeights(counts.console);
    return overruns(counts.console).length > 0 || isSlow(times) ? 1 : 0;
  } finally {
    for (const served of all) await served.close();
    await (await sharedBrowser()).close();
  }
}
