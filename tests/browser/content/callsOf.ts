import type { Visit } from '../harness/Visit';

/** The calls of a visit since its start or the last clearing, in order: 'GET /api/x'. */
export function callsOf(visit: Visit): string[] {
  return visit.requests().map(({ method, path }) => `${method} ${path}`);
}
