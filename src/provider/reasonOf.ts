import { HttpError } from './HttpError';

/** Why a call failed, in a sentence for the administrator; the site's own message stands in it as it came. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'The console ran into a fault of its own.';
  const { reason, status, says } = error;
  switch (reason) {
    case 'status':
      return says ? `The site answered: ${says}` : `The site answered with an error (${status}).`;
    case 'declined':
      return says ? `The site answered: ${says}` : 'The site said that it did not succeed.';
    case 'unreachable':
      return 'The site did not answer.';
    case 'cut-off':
      return 'The answer broke off.';
    case 'not-api':
      return 'A web page answered in place of the site’s data.';
    case 'shape':
      return 'The answer did not hold what was asked for.';
    case 'stopped':
      return 'Sending was stopped.';
    case 'signed-out':
      return 'Nobody was signed in any more: nothing was sent.';
  }
}
