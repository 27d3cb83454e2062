import { HttpError } from '../provider/HttpError';
import { reasonOf } from '../provider/reasonOf';

interface GivenFailure {
  readonly failed: string;
  /** A declared text stands alone, word for word. */
  readonly failedIsGiven: boolean;
}

/** What is said of a failed save or deletion. An answer to it that broke off may hide a success, which is always said. */
export function failureText(
  error: unknown,
  { failed, failedIsGiven }: GivenFailure,
  done: 'saved' | 'deleted',
): string {
  // The read before a save may break off too, and then nothing was sent.
  const cutOff = error instanceof HttpError && error.reason === 'cut-off' && error.mayHaveArrived;
  // Stopped is not failed: the declared text would say what nobody knows.
  if (error instanceof HttpError && error.reason === 'stopped') {
    return error.mayHaveArrived ? `Sending was stopped. It may have been ${done}.` : 'Sending was stopped.';
  }
  const sentences = [failed];
  if (!failedIsGiven) sentences.push(reasonOf(error));
  if (cutOff) sentences.push(`It may have been ${done}.`);
  return sentences.join(' ');
}
