import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullOnly } from '../fullOnly';

test('each file that is left to the full run exists, and is listed once', () => {
  expect(fullOnly.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(fullOnly).size).toBe(fullOnly.length);
});
