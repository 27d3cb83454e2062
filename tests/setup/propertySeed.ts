import fc from 'fast-check';

/**
 * The seed of fast-check. Fixed, so that the same sources are always tested with the same cases and a failure is caused
 * by the change at hand; PROPERTY_SEED sets another one, as `npm run test:full` does with a random seed.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261127) });
