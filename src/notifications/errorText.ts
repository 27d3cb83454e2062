import type { Translate } from '../i18n/createTranslate';
import { errorReason } from '../provider/errorReason';
import { HttpError } from '../provider/HttpError';

const mayBeDone = {
  saved: 'console.errors.mayBeSaved',
  deleted: 'console.errors.mayBeDeleted',
  done: 'console.errors.mayBeDone',
} as const;

/**
 * The message for a failed save, deletion or action. A declared text (`failedIsGiven`) is shown alone, word for word. What was too
 * large is always named, and if the answer was cut off, that it may have succeeded.
 */
export function errorText(
  error: unknown,
  { failed, failedIsGiven }: { readonly failed: string; readonly failedIsGiven: boolean },
  done: keyof typeof mayBeDone,
  translate: Translate,
): string {
  const failure = error instanceof HttpError ? error : undefined;
  const isStopped = failure?.reason === 'stopped';
  const isTooLarge = failure !== undefined && failure.tooLarge.length > 0;
  // The read before a save can also be cut off, and then nothing was sent.
  const isUnsure = failure?.mayHaveArrived === true && (isStopped || failure.reason === 'cut-off');
  const sentences = [
    // Stopped is not failed: the declared text would claim something unknown.
    ...(isStopped ? [] : [failed]),
    ...(isStopped || isTooLarge || !failedIsGiven ? [errorReason(error, translate)] : []),
    ...(isUnsure ? [translate(mayBeDone[done])] : []),
  ];
  return sentences.join(' ');
}
