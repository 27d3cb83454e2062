import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { countingBrowser } from '../browser/harness/sharedBrowser';
import type { AppCounts } from './AppCounts';
import { type AppName, apps } from './apps';
import { mostTimesFloor } from './budgets';
import { causesText } from './causes';
import { countServed } from './countApp';
import { median } from './median';
import type { ServedApp } from './openPage';
import { overruns } from './overruns';
import { serveBuilt } from './serveBuilt';
import { type AllCounts, barsTable, bytesTable, listsTable, screensTable, stepsTable, timesTable } from './tables';
import { type LoginTimes, timeLogins } from './timeLogins';
import { type ScreenTimes, timeScreens } from './timeScreens';
import { keepWeights } from './weights';

const page = 'docs/bench.md';
const cache = 'node_modules/.cache/bench';
const rounds = 7;

async function machine(): Promise<string> {
  const browser = await countingBrowser();
  const memory = Math.round(totalmem() / 2 ** 30);
  const facts = [`${cpus().length} cores`, `${memory} GB`, `Node ${process.versions.node}`];
  return `${new Date().toISOString().slice(0, 10)} · ${facts.join(' · ')} · Chromium ${browser.version()}`;
}

/** If a peer cannot be counted, its column stays empty; without the console there is nothing to report. */
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

interface Times {
  readonly logins: LoginTimes;
  readonly screens: ReadonlyMap<AppName, ScreenTimes>;
}

async function takeTimes(all: readonly ServedApp[]): Promise<Times> {
  return { logins: await timeLogins(all, rounds), screens: await timeScreens(all, rounds) };
}

/** The times with the day they were measured; those already in the page if none were measured now. */
async function timesSection(times: Times | undefined): Promise<string | undefined> {
  const heading = '## Times';
  if (times) {
    return [
      heading,
      await machine(),
      `Login usable over a slow network:\n\n${timesTable(times.logins)}`,
      `The first screens over a fast network:\n\n${screensTable(times.screens)}`,
    ].join('\n\n');
  }
  const [, kept] = readFileSync(page, 'utf8').split(`\n${heading}\n`);
  return kept && `${heading}\n${kept.split('\n## ')[0]?.trimEnd()}`;
}

/** Replaces the old figures; the text about them in the page stays. */
function writePage(text: string): void {
  const [head = ''] = readFileSync(page, 'utf8').split('<!-- figures');
  writeFileSync(page, `${head}<!-- figures: written by npm run bench -->\n\n${text}\n`);
}

function isSlow(times: LoginTimes | undefined): boolean {
  if (!times) return false;
  const [own, floor] = [median(times.get('console') ?? []), median(times.get('floor') ?? [])];
  // Missing times prove nothing.
  return !(own / floor <= mostTimesFloor);
}

/**
 * Measures the console beside its peers, prints the tables and writes them to the page. `--counts` skips the times;
 * `--check` leaves the page unchanged. Fails if the console exceeds a budget.
 */
export async function main(args: readonly string[]): Promise<number> {
  const all: ServedApp[] = [];
  try {
    for (const name of Object.keys(apps) as AppName[]) all.push(await serveBuilt(name));
    const counts = await countAll(all);
    const times = args.includes('--counts') ? undefined : await takeTimes(all);
    const text = await figures(counts, await timesSection(times));
    console.log(text);
    const isKept = !args.includes('--check');
    if (isKept) writePage(text);
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${cache}/counts.json`, JSON.stringify(counts));
    if (!counts.console) return 1;
    if (isKept) keepWeights(counts.console);
    return overruns(counts.console).length > 0 || isSlow(times?.logins) ? 1 : 0;
  } finally {
    for (const served of all) await served.close();
    await (await countingBrowser()).close();
  }
}
