import { type AppCounts, type Step, type StepCounts, steps } from './AppCounts';
import { bytesOf } from './assets';
import { type CallSite, countCalls, placesIn, sumOfCalls, takeCallSites } from './callSites';
import { countKeys } from './countKeys';
import { editorScripts } from './editorScripts';
import { type BenchPage, openPage, type ServedApp } from './openPage';
import { walkOf } from './walk';

type Counted = Pick<AppCounts, 'steps' | 'firstList' | 'further' | 'editor' | 'key' | 'slowKey'> & {
  readonly redirects: number;
};
type Take = () => Promise<readonly CallSite[]>;

const isScript = (url: string) => /\.js(?:\?|$)/.test(url);

/** Runs one step and counts its cost. */
async function countStep(bench: BenchPage, take: Take, act: () => Promise<unknown>): Promise<StepCounts> {
  const before = bench.requests.length;
  await act();
  await bench.settle();
  const sites = await take();
  const requests = bench.requests.slice(before);
  const api = requests.filter(({ url }) => url.startsWith('/api/')).map(({ method, url }) => `${method} ${url}`);
  const scripts = [...new Set(requests.map(({ url }) => url).filter(isScript))];
  return { calls: sumOfCalls(sites), sites, nodes: await bench.nodes(), api, scripts };
}

function bytesOfSteps({ assets, modules }: ServedApp, counted: Partial<Record<Step, StepCounts>>) {
  const editors = editorScripts(modules);
  const scriptsOf = (wanted: readonly Step[]) => wanted.flatMap((step) => counted[step]?.scripts ?? []);
  const firstAfter = steps.indexOf('users, cold') + 1;
  const scripts = scriptsOf(steps.slice(0, firstAfter));
  const further = steps.slice(firstAfter).map((step) => {
    const own = (counted[step]?.scripts ?? []).filter((path) => !editors.has(path));
    return { step, gzip: bytesOf(assets, own).gzip };
  });
  return {
    firstList: { js: bytesOf(assets, scripts), scripts },
    further: further.filter(({ gzip }) => gzip > 0),
    editor: bytesOf(
      assets,
      scriptsOf(steps).filter((path) => editors.has(path)),
    ),
  };
}

async function countScreens(bench: BenchPage, take: Take, loginPage: StepCounts) {
  const counted: Partial<Record<Step, StepCounts>> = { 'login page': loginPage };
  let keys: Pick<AppCounts, 'key' | 'slowKey'> = {};
  const walk = await walkOf(bench);
  for (const step of steps) {
    if (step === 'login page') continue;
    counted[step] = await countStep(bench, take, walk[step]);
    if (step === 'edit open') keys = await countKeys(bench, take, walk.type);
  }
  return { steps: counted, ...keys, ...bytesOfSteps(bench.served, counted) };
}

/** Runs the whole walk through an app once and counts each step. The floor has only a login page. */
export async function countWalk(served: ServedApp): Promise<Counted> {
  const bench = await openPage(served, false);
  const places = placesIn(served.dist);
  const take = () => takeCallSites(bench.cdp, places);
  await countCalls(bench.cdp);
  const loginPage = await countStep(bench, take, async () => {
    await bench.goto('/');
    await bench.page.waitForSelector('button[type=submit]');
  });
  const redirects = bench.redirects();
  const isFloor = served.app.name === 'floor';
  const screens = isFloor ? { steps: { 'login page': loginPage } } : await countScreens(bench, take, loginPage);
  await bench.close();
  return { redirects, ...screens };
}
