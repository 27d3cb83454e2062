import type { CompleteForm, CompleteResource } from '../declare';
import type { Values } from '../drafts/Draft';
import { differingFields } from '../drafts/sameValue';
import { Changed } from './Changed';
import { Dialog } from './Dialog';
import { useShownValue } from './useShownValue';

interface DraftDifferencesProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly former: Values;
  readonly latter: Values;
  readonly onClose: () => void;
}

/** What a draft would change in the form, field by field. */
export function DraftDifferences({ resource, form, former, latter, onClose }: DraftDifferencesProps) {
  const shown = useShownValue(resource);
  const fields = differingFields(form.fields, former, latter);
  const close = (
    <button type="button" className="b" data-focus onClick={onClose}>
      Close
    </button>
  );
  return (
    <Dialog title="What the draft changes" wide onCancel={onClose} actions={close}>
      {fields.length === 0 && <p>Nothing: the form holds the same.</p>}
      <dl className="diff two-wide">
        {fields.map((name) => (
          <div key={name} className="n">
            <dt>{resource.fields[name]?.label}</dt>
            <dd>
              <Changed former={shown(name, former[name])} latter={shown(name, latter[name])} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
