import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** Where the page stands: what a relative address is below. */
export const pageHost = 'https://page.example.com';

const server = setupServer();
beforeAll(() => {
  vi.stubGlobal('location', new URL(pageHost));
  // A test may have a real server of its own, and call that.
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

/** Answers all calls until the test ends; gives those made since. A thrown answer is a call that was not answered. */
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

/** Keeps the log of a test quiet, and gives what was written to it. */
export function quietLog(): readonly unknown[][] {
  return vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
}
