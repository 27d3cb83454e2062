import { useState } from 'react';
import type { CompleteResource } from '../declare';
import { Changed } from './Changed';
import { type Choice, type Conflict, type ConflictField, mergedChoices } from './conflict';
import { Dialog } from './Dialog';
import { useShownValue } from './useShownValue';

interface ConflictDialogProps {
  readonly resource: CompleteResource;
  readonly conflict: Extract<Conflict, { kind: 'changed' }>;
  /** Told whose value stands in each field; undefined: back to the form. */
  readonly onSettle: (choices: Readonly<Record<string, Choice>> | undefined) => void;
}

type Choices = Readonly<Record<string, Choice>>;

const allTheirs = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(fields.map(({ name }) => [name, 'theirs']));

/** What somebody else saved meanwhile, field by field: what it was, theirs, mine, and whose is to stand. */
export function ConflictDialog({ resource, conflict: { fields }, onSettle }: ConflictDialogProps) {
  const [choices, setChoices] = useState(() => mergedChoices(fields));
  const shown = useShownValue(resource);
  const pick = (field: ConflictField, choice: Choice) => {
    const value = choice === 'theirs' ? field.theirs : field.mine;
    return (
      <label className="pick">
        <input
          type="radio"
          name={`whose-${field.name}`}
          checked={choices[field.name] === choice}
          onChange={() => setChoices({ ...choices, [field.name]: choice })}
        />
        <span>
          <span className="small muted sr">{choice === 'theirs' ? 'Theirs: ' : 'Mine: '}</span>
          {choice === 'mine' && !field.isMineToo ? (
            <span className="muted">Not changed by you; this puts back what it was</span>
          ) : (
            <Changed former={shown(field.name, field.was)} latter={shown(field.name, value)} />
          )}
        </span>
      </label>
    );
  };
  const actions = (
    <>
      <button type="button" className="b q" onClick={() => onSettle(mergedChoices(fields))}>
        Keep all mine
      </button>
      <button type="button" className="b q" onClick={() => onSettle(allTheirs(fields))}>
        Take all theirs
      </button>
      <span className="grow hide-s" />
      <button type="button" className="b" data-focus onClick={() => onSettle(undefined)}>
        Back to the form
      </button>
      <button type="button" className="b p" onClick={() => onSettle(choices)}>
        Save this choice
      </button>
    </>
  );
  return (
    <Dialog title="Someone else saved this meanwhile" wide onCancel={() => onSettle(undefined)} actions={actions}>
      <p>
        Nothing is sent until you save. <del>Struck</del> is how it was when you opened the form, <ins>marked</ins> is
        what is new.
      </p>
      <div className="diff">
        <div className="h">Field</div>
        <div className="h">Theirs, on the site now</div>
        <div className="h">Mine, not saved yet</div>
        {fields.map((field) => (
          <fieldset key={field.name} className="contents">
            <legend className="sr">{resource.fields[field.name]?.label}</legend>
            <div className="n">
              <b>{resource.fields[field.name]?.label}</b>
            </div>
            {pick(field, 'theirs')}
            {pick(field, 'mine')}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
