import { HttpError } from './HttpError';

/**
 * Writes a failed call to the browser's console: method, path and status. Nothing that was sent or answered, since it may
 * contain a password or a code.
 */
function logFailedCall(error: unknown): void {
  if (!(error instanceof HttpError)) console.error(error);
  else console.error(`Call failed: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`);
}

/** Logs each failed call once, and reports it; not one that was stopped, or not made because nobody is signed in. */
export function reporting<Params, Result>(
  method: (name: string, params: Params) => Promise<Result>,
  onFailure: ((error: HttpError) => void) | undefined,
) {
  return async (name: string, params: Params): Promise<Result> => {
    try {
      return await method(name, params);
    } catch (error) {
      const isHttp = error instanceof HttpError;
      if (isHttp && (error.reason === 'signed-out' || error.reason === 'stopped')) throw error;
      logFailedCall(error);
      if (isHttp) onFailure?.(error);
      throw error;
    }
  };
}
