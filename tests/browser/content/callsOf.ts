import type { Visit } from '../harness/Visit';

/** The calls of a visit since it began or forgot them, in order: 'GET /api/x'. */
export function callsOf(visit: Visit): string[] {
  return visit.requests().map(({ method, path }) => `${method} ${path}`);
}
