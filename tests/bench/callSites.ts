import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { CDPSession } from 'playwright-core';

/** A function of the app's source and how often it was called. */
export interface CallSite {
  /** Package, or path below the project. */
  readonly module: string;
  /** Path within the module's package, line, and the name or first words of the function. */
  readonly place: string;
  readonly calls: number;
}

interface Script {
  readonly text: string;
  readonly map: SourceMap;
  readonly sources: ReadonlyMap<string, readonly string[]>;
  readonly lineStarts: readonly number[];
}

type Places = (path: string, offset: number) => Omit<CallSite, 'calls'>;

function readScript(dist: string, path: string): Script {
  const payload = JSON.parse(readFileSync(join(dist, `${path}.map`), 'utf8'));
  const text = readFileSync(join(dist, path), 'utf8');
  const lineStarts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lineStarts.push(end + 1);
  const contents: [string, string[]][] = payload.sources.map((source: string, index: number) => [
    source,
    (payload.sourcesContent?.[index] ?? '').split('\n'),
  ]);
  return { text, map: new SourceMap(payload), sources: new Map(contents), lineStarts };
}

/** The name of the function that begins in `line`, as far as a line tells it. */
function nameIn(line: string): string {
  const name =
    /function\s*\*?\s*([\w$]+)/.exec(line)?.[1] ??
    /([\w$]+)\s*[=:]\s*(?:async\s*)?(?:\(|function|[\w$]+\s*=>)/.exec(line)?.[1] ??
    /^\s*(?:async |static |get |set )*(#?[\w$]+)\s*\(/.exec(line)?.[1];
  return name ?? line.trim().slice(0, 50);
}

function splitSource(file: string): [module: string, inside: string] {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(file);
  if (inPackage) return [inPackage[1] ?? '', inPackage[2] ?? ''];
  return [relative(process.cwd(), file), ''];
}

/** Finds where a function of a built script, by the offset at which it begins, stands in the source. */
export function placesIn(dist: string): Places {
  const scripts = new Map<string, Script>();
  return (path, offset) => {
    const script = scripts.get(path) ?? readScript(dist, path);
    scripts.set(path, script);
    const line = script.lineStarts.findLastIndex((start) => start <= offset);
    const entry = script.map.findEntry(line, offset - (script.lineStarts[line] ?? 0));
    // What the bundler added itself stands in no source.
    if (!('originalSource' in entry) || !entry.originalSource)
      return { module: '(bundler)', place: script.text.slice(offset, offset + 40) };
    const [module, inside] = splitSource(resolve(dist, `.${dirname(path)}`, entry.originalSource));
    const words = nameIn(script.sources.get(entry.originalSource)?.[entry.originalLine] ?? '');
    return { module, place: `${inside}:${entry.originalLine + 1} ${words}` };
  };
}

/** Calls of JavaScript functions in the page since the counting began or was last taken, by site, most called first. */
export async function takeCallSites(cdp: CDPSession, places: Places): Promise<readonly CallSite[]> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  const sites: CallSite[] = [];
  for (const { url, functions } of result) {
    // What the measuring itself runs in the page has no address.
    if (!url.startsWith('http')) continue;
    const { pathname } = new URL(url);
    for (const { ranges } of functions) {
      const [range] = ranges;
      if (range && range.count > 0) sites.push({ ...places(pathname, range.startOffset), calls: range.count });
    }
  }
  return sites.sort((one, other) => other.calls - one.calls);
}

/** Begins to count calls in the page of `cdp`. */
export async function countCalls(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

export const sumOfCalls = (sites: readonly CallSite[]): number => sites.reduce((sum, { calls }) => sum + calls, 0);
