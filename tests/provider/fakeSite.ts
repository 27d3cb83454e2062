import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** The address of the page: relative addresses resolve against it. */
export const pageHost = 'https://page.example.com';

const server = setupServer();
beforeAll(() => {
  vi.stubGlobal('location', new URL(pageHost));
  // A test may call a real server of its own.
  server.listen({ onUnhandledRequest: 'bypass' });
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

/**
 * Answers all calls until the test ends; returns those made since. A thrown answer means that the call is not answered.
 */
export function fakeSite(answer: (request: Request) => Response | Promise<Response>): readonly Request[] {
  const calls: Request[] = [];
  server.resetHandlers();
  server.use(
    http.all('*', async ({ request }) => {
      calls.push(request.clone());
      try {
        return await answer(request);
      } catch {
        return HttpResponse.error();
      }
    }),
  );
  return calls;
}

/** Answers every call with `json`. */
export function answering(json: unknown, init: ResponseInit = {}): readonly Request[] {
  return fakeSite(() => Response.json(json, init));
}

/** Silences the log of a test and returns what was written to it. */
export function quietLog(): readonly unknown[][] {
  return vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
}
