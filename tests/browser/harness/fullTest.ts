import { test } from 'vitest';

/** `test` for more cases of requirements that other tests prove: `npm test` skips them, `npm run test:full` runs them. */
export const fullTest = test.runIf(!process.env.WITHOUT_FULL_ONLY);
