import type { CompleteForm } from '../declare';
import { formatTime } from '../kinds/dateTime/formatTime';
import type { Save } from './useSave';

interface SaveBarProps {
  readonly form: CompleteForm;
  readonly save: Save;
  readonly keptAt: number | undefined;
  readonly onCancel: () => void;
}

function busyText(percent: number | undefined): string {
  return percent === undefined || percent >= 100 ? 'Saving…' : `Saving… ${percent} %`;
}

/** The form's one solid button, and at the right what the draft knows. While a save runs, Cancel stops it. */
export function SaveBar({ form, save: { busy, percent, isLong, stop }, keptAt, onCancel }: SaveBarProps) {
  return (
    <div className="save">
      <button type="submit" className="b p" aria-busy={busy}>
        <span className="swap">
          <span>{form.button}</span>
          <span>{busyText(percent)}</span>
        </span>
      </button>
      <button type="button" className="b q" onClick={busy ? stop : onCancel}>
        Cancel
      </button>
      <span className="grow" />
      <span className="muted small" role="status">
        {isLong && 'Still waiting for the site.'}
      </span>
      {keptAt !== undefined && !busy && <span className="muted small hide-s">Draft kept {formatTime(keptAt)}</span>}
    </div>
  );
}
