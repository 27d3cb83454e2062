import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The console over servers that nobody here wrote: one after the other, since each file starts one. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.vite-tests',
  test: {
    name: 'backends',
    reporters: ['default', './tests/setup/requirementsReporter.ts'],
    allowOnly: !process.env.CI,
    include: ['tests/backends/*/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    // On a busy machine a build takes its time.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
