import { HttpError } from './HttpError';

/** A call that nobody needs to be told of. */
export function isNoFailure({ reason }: HttpError): boolean {
  return reason === 'signed-out' || reason === 'stopped';
}

/**
 * Writes a failed call to the log: method, path and status, and nothing that was sent or answered, since that may hold
 * a password or a code. A call that was never made because nobody is signed in did not fail, nor one that the
 * administrator stopped.
 */
export function logFailure(error: unknown): void {
  if (error instanceof HttpError && isNoFailure(error)) return;
  if (!(error instanceof HttpError)) console.error(error);
  else console.error(`Call failed: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`);
}
