import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fullOnly } from './fullOnly.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const elsewhere = ['tests/contract/**', 'tests/browser/**', 'tests/rich-text/**', 'tests/full/**', 'tests/backends/**'];

/**
 * Browser tests wait for a real page: the limits leave room for a slow machine; usually a fraction of them is needed.
 */
const browserTimes = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000, interval: 50 } } };
const browserSetup = ['tests/browser/harness/globalSetup.ts', 'tests/rich-text/buildPage.ts'];

export default defineConfig({
  root: projectFolder,
  cacheDir: 'node_modules/.vite-tests',
  test: {
    reporters: ['default', './tests/setup/requirementsReporter.ts'],
    allowOnly: !process.env.CI,
    passWithNoTests: true,
    setupFiles: ['tests/setup/propertySeed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          maxWorkers: 2,
          // Some build the console or start the stand-in: a busy machine may need more than the usual five seconds.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/rich-text/*.test.ts'],
          exclude: process.env.WITHOUT_FULL_ONLY ? fullOnly : [],
          globalSetup: browserSetup,
          // One Chromium per worker: the files of a worker share their modules, and with them the browser. Three on two
          // cores, because a browser test spends most of its time waiting.
          isolate: false,
          maxWorkers: 3,
          // On a busy machine a real browser may be slow once; retried tests are listed at the end of the run.
          retry: 1,
          sequence: { groupOrder: 2 },
          ...browserTimes,
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          exclude: ['tests/full/kills.test.ts'],
          globalSetup: browserSetup,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          ...browserTimes,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Losses are measured in milliseconds, so nothing else may run meanwhile.
          name: 'alone',
          include: ['tests/full/kills.test.ts'],
          globalSetup: browserSetup,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          ...browserTimes,
        },
      },
    ],
  },
});
