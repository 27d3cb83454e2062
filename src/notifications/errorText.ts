import type { Translate } from '../i18n/createTranslate';
import { errorReason } from '../provider/errorReason';
import { HttpError } from '../provider/HttpError';

const mayBeDone = { saved: 'console.errors.mayBeSaved', deleted: 'console.errors.mayBeDeleted' } as const;

/**
 * The message for a failed save or deletion. A declared text (`failedIsGiven`) is shown alone, word for word. If the answer
 * was cut off it may have succeeded, which is always said.
 */
export function errorText(
  error: unknown,
  { failed, failedIsGiven }: { readonly failed: string; readonly failedIsGiven: boolean },
  done: 'saved' | 'deleted',
  translate: Translate,
): string {
  const failure = error instanceof HttpError ? error : undefined;
  const isStopped = failure?.reason === 'stopped';
  // The read before a save can also be cut off, and then nothing was sent.
  const isUnsure = failure?.mayHaveArrived === true && (isStopped || failure.reason === 'cut-off');
  const sentences = [
    // Stopped is not failed: the declared text would claim something unknown.
    ...(isStopped ? [] : [failed]),
    ...(isStopped || !failedIsGiven ? [errorReason(error, translate)] : []),
    ...(isUnsure ? [translate(mayBeDone[done])] : []),
  ];
  return sentences.join(' ');
}
