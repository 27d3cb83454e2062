import type { HttpError } from '../../provider/HttpError';
import type { Http } from '../../provider/http';

/** A call that was made, and what came back. */
export interface MadeCall {
  readonly method: string;
  /** Below the API's base, with its slots filled. */
  readonly path: string;
  readonly milliseconds: number;
  /** `undefined` if it failed. */
  readonly json: unknown;
}

/** `http` that keeps the calls made through it until they are taken. */
export function recordCalls(http: Http) {
  let calls: MadeCall[] = [];
  let count = 0;
  let latest: MadeCall | undefined;
  const recorded: Http = async (request) => {
    const begun = performance.now();
    const end = (json: unknown) => {
      count += 1;
      latest = { method: request.method, path: request.path, milliseconds: performance.now() - begun, json };
      calls.push(latest);
    };
    try {
      const answer = await http(request);
      end(answer.json);
      return answer;
    } catch (error) {
      end(undefined);
      throw error as HttpError;
    }
  };
  return {
    http: recorded,
    count: () => count,
    /** The latest call. */
    last: (): MadeCall | undefined => latest,
    /** The calls since this was last asked. */
    take: (): readonly MadeCall[] => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

export type RecordedCalls = ReturnType<typeof recordCalls>;
