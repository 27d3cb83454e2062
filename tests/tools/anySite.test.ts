import { vi } from 'vitest';

// The tests of a new project, for a site with another base and another way to sign in than this one [X-NEWSITE-03].
vi.mock('../../resources', () => import('../paper/wordpress/resources'));
vi.mock('../../resources/site', () => import('../paper/wordpress/resources/site'));
await import('../anySite/declaredCalls.test');
