import { expect, test } from 'vitest';
import type { Row } from '../../src/declare/resource';
import { HttpError } from '../../src/provider/HttpError';
import { createBulkJob } from '../../src/selection/createBulkJob';

const call = { method: 'DELETE', path: '/members/1' } as const;

/** A job for records with the ids from 1 on, whose calls are answered one by one. */
function jobOf(count: number) {
  const open: { readonly id: unknown; readonly answer: (error?: unknown) => Promise<void> }[] = [];
  const failed: unknown[] = [];
  let running = 0;
  let most = 0;
  const job = createBulkJob({
    rows: Array.from({ length: count }, (_, index): Row => ({ id: index + 1 })),
    send: ({ id }) => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<void>((done, refuse) => {
        const answer = async (error?: unknown) => {
          running -= 1;
          if (error === undefined) done();
          else refuse(error);
          await new Promise((next) => setTimeout(next));
        };
        open.push({ id, answer });
      });
    },
    onFailure: ({ id }) => failed.push(id),
  });
  const next = (error?: unknown) => open.shift()?.answer(error);
  const drain = async () => {
    while (open.length > 0) await next();
  };
  return { job, open, failed, next, drain, most: () => most };
}

test('no more than four calls run at once, also when it goes on while some are under way [X-BULK-05]', async () => {
  const { job, open, next, drain, most } = jobOf(10);
  job.run();
  expect(open.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  job.stop();
  await next();
  expect([job.get().phase, open.length]).toEqual(['stopping', 3]);
  job.run();
  expect(open).toHaveLength(4);
  await drain();
  expect(job.get()).toEqual({ phase: 'done', done: 10, failed: 0, total: 10 });
  expect(most()).toBe(4);
});

test('it is stopped once what is under way was answered, and goes on with the others [X-BULK-07]', async () => {
  const { job, open, drain } = jobOf(6);
  job.run();
  job.stop();
  await drain();
  expect(job.get()).toEqual({ phase: 'stopped', done: 4, failed: 0, total: 6 });
  job.run();
  expect(open.map(({ id }) => id)).toEqual([5, 6]);
  await drain();
  expect([job.get().phase, [...job.doneIds]]).toEqual(['done', ['1', '2', '3', '4', '5', '6']]);
});

test('a failure is told and the others go on [X-BULK-06]', async () => {
  const { job, failed, next, drain } = jobOf(5);
  job.run();
  await next(new HttpError('status', call, { status: 409 }));
  await drain();
  expect([job.get(), failed]).toEqual([{ phase: 'done', done: 4, failed: 1, total: 5 }, [1]]);
});

test('what was refused because the session is over is sent again when it goes on [X-BULK-08]', async () => {
  const { job, open, failed, next, drain } = jobOf(6);
  job.run();
  await next(new HttpError('status', call, { status: 401, endsSession: true }));
  expect([job.get().phase, open.length]).toEqual(['ending', 3]);
  await next(new HttpError('signed-out', call));
  await drain();
  expect(job.get()).toEqual({ phase: 'ended', done: 2, failed: 0, total: 6 });
  job.run();
  expect(open.map(({ id }) => id)).toEqual([2, 1, 5, 6]);
  await drain();
  expect([job.get().phase, job.doneIds.size, failed]).toEqual(['done', 6, []]);
});
