import { inSentence } from '../../declare';
import { reasonOf } from '../../provider/reasonOf';
import { useSurroundings } from '../Surroundings';

interface ChoicesFailureProps {
  readonly resource: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that a dropdown's choices did not load; the rest of the screen stays usable. */
export function ChoicesFailure({ resource, error, onRetry }: ChoicesFailureProps) {
  const items = useSurroundings().byName.get(resource)?.items ?? resource;
  return (
    <div className="note bad">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        The {inSentence(items)} could not be loaded. {reasonOf(error)}
      </div>
      <button type="button" className="b q s" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
