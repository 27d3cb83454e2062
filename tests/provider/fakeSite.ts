import { afterEach, vi } from 'vitest';

/** What `fetch` was called with; `request` is what a browser would have made of it. */
export interface SentCall {
  readonly url: string;
  readonly init: RequestInit;
  readonly request: Request;
}

/** Replaces `fetch` until the test ends; gives the calls made since. A thrown answer is a call that was not answered. */
export function fakeSite(answer: (call: SentCall) => Response | Promise<Response>): readonly SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = { url, init, request: new Request(new URL(url, 'https://page.example.com'), init) };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** Answers every call with `json`. */
export function answering(json: unknown, init: ResponseInit = {}): readonly SentCall[] {
  return fakeSite(() => Response.json(json, init));
}

/** Keeps the log of a test quiet, and gives what was written to it. */
export function quietLog(): readonly unknown[][] {
  return vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
