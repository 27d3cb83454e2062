import { expect, test } from 'vitest';
import { oneAtATime } from '../../src/tools/oneAtATime';

test('what is asked for meanwhile is done once more, after what runs: an older result never comes last [X-EDITING-01]', async () => {
  const done: string[] = [];
  let asked = 0;
  let [running, most] = [0, 0];
  const run = oneAtATime(async () => {
    const number = asked;
    running += 1;
    most = Math.max(most, running);
    // The first takes longest.
    await new Promise((end) => setTimeout(end, 30 - number * 10));
    running -= 1;
    done.push(`check ${number}`);
  });
  const ask = () => {
    asked += 1;
    return run();
  };
  await Promise.all([ask(), ask(), ask()]);
  expect([done, most]).toEqual([['check 1', 'check 3'], 1]);
  await ask();
  expect(done.at(-1)).toBe('check 4');
});
