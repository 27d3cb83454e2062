import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread was running. */
  readonly tdur?: number;
  /** Microseconds by the clock. */
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly src_file?: string };
}

async function readStream(cdp: CDPSession, handle: string): Promise<string> {
  const parts: string[] = [];
  for (let isOver = false; !isOver; ) {
    const { data, eof } = await cdp.send('IO.read', { handle, size: 4_000_000 });
    parts.push(data);
    isOver = eof;
  }
  await cdp.send('IO.close', { handle });
  return parts.join('');
}

async function trace(cdp: CDPSession, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] };
  await cdp.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
  await act();
  const complete = new Promise<{ stream?: string; dataLossOccurred: boolean }>((resolve) =>
    cdp.once('Tracing.tracingComplete', resolve),
  );
  await cdp.send('Tracing.end');
  const { stream = '', dataLossOccurred } = await complete;
  if (dataLossOccurred) throw new Error('The trace is incomplete');
  return (JSON.parse(await readStream(cdp, stream)) as { traceEvents: readonly TraceEvent[] }).traceEvents;
}

/** What the bench asks for itself: the collection of garbage before the heap is measured. */
const isOurs = ({ args }: TraceEvent) => args?.src_file?.includes('/inspector/') === true;

/**
 * How long each task of the page kept the processor busy while `act` ran, in milliseconds. Unlike the browser's own long
 * tasks, a task does not take longer because others use the processor meanwhile.
 */
export async function busyTasks(cdp: CDPSession, act: () => Promise<unknown>): Promise<readonly number[]> {
  const events = await trace(cdp, act);
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(events.filter(isPage).map(threadOf));
  const isTask = (event: TraceEvent) =>
    event.ph === 'X' && event.name.endsWith('RunTask') && threads.has(threadOf(event)) && !isOurs(event);
  const tasks = events.filter(isTask);
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace has no times of the processor');
  // Where the time of the processor is missing, the task took no longer than the clock says.
  const busy = tasks.map(({ tdur, dur = Number.POSITIVE_INFINITY }) => (tdur ?? dur) / 1000);
  return busy;
}
