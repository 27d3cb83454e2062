import fc from 'fast-check';

/**
 * From where fast-check draws its cases: fixed, so that the same sources are tried with the same cases each time and a
 * failure is one of the change at hand; PROPERTY_SEED names another, as `npm run test:full` does with one left to chance.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261127) });
