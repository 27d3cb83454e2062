import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { CDPSession } from 'playwright-core';

/** A function in the app’s source and how often it was called. */
export interface CallSite {
  /** Package, or path below the project. */
  readonly module: string;
  /** Path inside the package, line, and the function’s name or first words. */
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
  const file = join(dist, `${path}.map`);
  // What the bundler itself adds has no map.
  const payload = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { version: 3, sources: [], names: [], mappings: '' };
  const text = readFileSync(join(dist, path), 'utf8');
  const lineStarts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lineStarts.push(end + 1);
  const contents: [string, string[]][] = payload.sources.map((source: string, index: number) => [
    source,
    (payload.sourcesContent?.[index] ?? '').split('\n'),
  ]);
  return { text, map: new SourceMap(payload), sources: new Map(contents), lineStarts };
}

/** The name of the function that begins on `line`, as far as the line shows it. */
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

/** Maps the start offset of a function in a built script to its place in the source. */
export function placesIn(dist: string): Places {
  const scripts = new Map<string, Script>();
  return (path, offset) => {
    const script = scripts.get(path) ?? readScript(dist, path);
    scripts.set(path, script);
    const line = script.lineStarts.findLastIndex((start) => start <= offset);
    const entry = script.map.findEntry(line, offset - (script.lineStarts[line] ?? 0));
    // Code added by the bundler has no source.
    if (!('originalSource' in entry) || !entry.originalSource)
      return { module: '(bundler)', place: script.text.slice(offset, offset + 40) };
    const [module, inside] = splitSource(resolve(dist, `.${dirname(path)}`, entry.originalSource));
    const words = nameIn(script.sources.get(entry.originalSource)?.[entry.originalLine] ?? '');
    return { module, place: `${inside}:${entry.originalLine + 1} ${words}` };
  };
}

/** JavaScript calls in the page since counting began or was last read, by call site, most frequent first. */
export async function takeCallSites(cdp: CDPSession, places: Places): Promise<readonly CallSite[]> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  const sites: CallSite[] = [];
  for (const { url, functions } of result) {
    // Code run by the measurement itself has no URL.
    if (!url.startsWith('http')) continue;
    const { pathname } = new URL(url);
    for (const { ranges } of functions) {
      const [range] = ranges;
      if (range && range.count > 0) sites.push({ ...places(pathname, range.startOffset), calls: range.count });
    }
  }
  return sites.sort((one, other) => other.calls - one.calls);
}

/** Starts counting calls in the page of `cdp`. */
export async function countCalls(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

export const sumOfCalls = (sites: readonly CallSite[]): number => sites.reduce((sum, { calls }) => sum + calls, 0);
