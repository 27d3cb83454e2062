import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const browserTests = ['tests/browser/**/*.test.ts'];

/** For a project that has no tests but those of the engine, and those that follow from its declarations. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.vite-tests',
  test: {
    allowOnly: !process.env.CI,
    setupFiles: ['tests/setup/propertySeed.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: browserTests,
          sequence: { groupOrder: 0 },
        },
      },
      // On a busy machine a real browser may be slow once.
      { extends: true, test: { name: 'browser', include: browserTests, retry: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
