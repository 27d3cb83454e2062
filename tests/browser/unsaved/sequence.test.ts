import { afterAll, beforeAll, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { runSequence } from './sequence';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test('after typing, reloads, sign-outs and returns to the form, the text typed last is saved [R-APP-21] [R-SESS-08]', async () => {
  await runSequence(app, [
    { type: 'First words' },
    'reload',
    { type: 'First words, and “ünïcode” ॐ\nin two lines' },
    'expire',
    'leave',
    'sign in',
    'come back',
    'leave',
    { type: 'Other words' },
    'expire',
    'reload',
    'sign in',
    'reload',
    'save',
    { type: 'Last words' },
    'expire',
  ]);
}, 60_000);
