import { HttpError } from './HttpError';

/**
 * Writes a failed call to the log: method, path and status, and nothing that was sent or answered, since that may hold
 * a password or a code. A call that was never made because nobody is signed in did not fail.
 */
export function logFailure(error: unknown): void {
  if (error instanceof HttpError && error.reason === 'signed-out') return;
  if (!(error instanceof HttpError)) console.error(error);
  else console.error(`Call failed: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`);
}
