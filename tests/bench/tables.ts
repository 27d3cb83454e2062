import { type AppCounts, type Step, steps } from './AppCounts';
import type { AppName } from './apps';
import type { Bytes } from './assets';
import { type LongList, longLists } from './benchSite';
import { budgets, mostTimesFloor } from './budgets';
import { median } from './median';
import type { LoginTimes } from './timeLogins';
import type { ScreenTimes } from './timeScreens';

/** The counts of every app that could be counted. */
export type AllCounts = Readonly<Partial<Record<AppName, AppCounts>>>;

type Row = readonly string[];

const order: readonly AppName[] = ['console', 'hand', 'stock', 'floor'];
const none = '–';

const number = (value: number | undefined, digits = 0): string =>
  value === undefined ? none : value.toLocaleString('en', { maximumFractionDigits: digits });

const bytes = ({ gzip, brotli, parsed }: Bytes): string =>
  parsed === 0 ? none : [gzip, brotli, parsed].map((size) => number(size / 1000, 1)).join(' · ');

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** A row with one cell per app. */
function rowOf(name: string, all: AllCounts, cell: (counts: AppCounts) => string | undefined): Row {
  return [name, ...order.map((app) => (all[app] && cell(all[app])) ?? none)];
}

/** Each budget beside the apps’ figures; the console’s is bold if it exceeds the budget. */
export function barsTable(all: AllCounts): string {
  const rows = budgets.map(({ figure, most, unit, of }) => {
    const digits = unit === 'score' ? 3 : unit === 'kB' || unit === 'MB of heap' ? 1 : 0;
    const [name, own = none, ...others] = rowOf(figure, all, (counts) => number(of(counts), digits));
    const isOver = all.console && (of(all.console) ?? 0) > most;
    return [name ?? '', `${number(most, 2)} ${unit}`, isOver ? `**${own}**` : own, ...others];
  });
  return table(['figure', 'bar', ...order], rows);
}

/** Bytes of scripts and styles, and requests. */
export function bytesTable(all: AllCounts): string {
  return table(
    ['gzip · brotli · parsed, kB', ...order],
    [
      rowOf('JS before login', all, ({ login }) => bytes(login.js)),
      rowOf('CSS before login', all, ({ login }) => bytes(login.css)),
      rowOf('requests before login', all, ({ login }) => number(login.requests)),
      rowOf('JS by the first list', all, ({ firstList }) => firstList && bytes(firstList.js)),
      rowOf(
        'further JS, gzip kB',
        all,
        ({ further }) => further?.map(({ step, gzip }) => `${step} ${number(gzip / 1000, 1)}`).join('<br>') || '0',
      ),
      rowOf('rich-text editor, a script of its own', all, ({ editor }) => editor && bytes(editor)),
    ],
  );
}

/** Function calls, elements and API calls of each step. */
export function stepsTable(all: AllCounts): string {
  const cell = (step: Step) => (counts: AppCounts) => {
    const found = counts.steps[step];
    return found && `${number(found.calls / 1000, 1)} · ${number(found.nodes)} · ${found.api.length}`;
  };
  const rows = steps.map((step) => rowOf(step, all, cell(step)));
  const keys = rowOf('a key in the title field', all, ({ key }) => key && number(key.calls / 1000, 1));
  const slow = rowOf('a key at the pace of a person', all, ({ slowKey }) => slowKey && number(slowKey.calls / 1000, 1));
  return table(['k calls · nodes · API calls', ...order], [...rows, keys, slow]);
}

/** The cost of long lists. */
export function listsTable(all: AllCounts): string {
  const cell = (wanted: LongList) => (counts: AppCounts) => {
    const list = counts.lists.find(({ loan }) => loan === wanted.loan);
    return list && `${number(list.calls / 1000)} · ${number(list.nodes)} · ${number(list.heap / 1e6, 1)}`;
  };
  const nameOf = ({ length, isMixed }: LongList) => `${number(length)} rows${isMixed ? ' of mixed height' : ''}`;
  const cellOfUse = (wanted: LongList, use: 'scroll' | 'sort') => (counts: AppCounts) => {
    const used = counts.lists.find(({ loan }) => loan === wanted.loan)?.[use];
    return used && `${number(used.calls / 1000)} · ${number(used.nodes)}`;
  };
  const longest = longLists.filter(({ length }) => length === 10_000);
  const rows = [
    ...longLists.map((list) => rowOf(nameOf(list), all, cell(list))),
    ...longest.map((list) => rowOf(`${nameOf(list)}: scrolled by 60 screens`, all, cellOfUse(list, 'scroll'))),
    ...longest.map((list) => rowOf(`${nameOf(list)}: sorted`, all, cellOfUse(list, 'sort'))),
  ];
  return table(['k calls · nodes · MB of heap', ...order], rows);
}

/** When a press of Login sends a request over a slow network. */
export function timesTable(times: LoginTimes): string {
  const floor = median(times.get('floor') ?? []);
  const rows = order.map((app) => {
    const own = times.get(app) ?? [];
    const spread = [Math.min(...own), Math.max(...own)].map((time) => number(time)).join('–');
    return [app, number(median(own)), spread, number(median(own) / floor, 2)];
  });
  return table(['app', 'median, ms', 'least–most, ms', `times the floor (bar: ${mostTimesFloor})`], rows);
}

/** How long the dashboard takes after the press of Login, and a list after a reload. */
export function screensTable(times: ReadonlyMap<AppName, ScreenTimes>): string {
  const cell = (values: readonly number[]) => `${number(median(values))} (${number(Math.min(...values))})`;
  const rows = [...times].map(([app, { login, reload }]) => [app, cell(login), cell(reload)]);
  return table(['app', 'login to dashboard: median (least), ms', 'reload of the users: median (least), ms'], rows);
}
