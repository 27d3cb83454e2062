import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import type { CompleteResource } from '../declare/complete';
import { Dialog } from '../dialogs/Dialog';
import { fillIn } from '../i18n/fillIn';
import styles from './Comparison.module.css';
import { type Choice, type Choices, type ConflictField, mergedChoices } from './conflict';
import { conflictText } from './conflictText';
import { TextDiff } from './TextDiff';
import { useDisplayValue } from './useDisplayValue';

interface ConflictDialogProps {
  readonly resource: CompleteResource;
  readonly fields: readonly ConflictField[];
  /** Receives whose value is saved in each field; undefined: back to the form. */
  readonly onSettle: (choices: Choices | undefined) => void;
}

/** What someone else saved in the meantime, field by field: what it was, theirs, mine, and which of them is saved. */
export default function ConflictDialog({ resource, fields, onSettle }: ConflictDialogProps) {
  const merged = mergedChoices(fields);
  const [choices, setChoices] = useState(merged);
  const shown = useDisplayValue(resource);
  const allTheirs: Choices = Object.fromEntries(fields.map(({ name }) => [name, 'theirs']));
  const actions = (
    <>
      <Button onClick={() => onSettle(merged)}>{conflictText('keepMine')}</Button>
      <Button onClick={() => onSettle(allTheirs)}>{conflictText('takeTheirs')}</Button>
      <span className={styles.space} />
      <Button variant="outlined" data-focus onClick={() => onSettle(undefined)}>
        {conflictText('backToForm')}
      </Button>
      <Button variant="contained" onClick={() => onSettle(choices)}>
        {conflictText('saveChoice')}
      </Button>
    </>
  );
  const option = ({ name, was, isMineToo, ...values }: ConflictField, choice: Choice) => (
    <FormControlLabel
      value={choice}
      className={styles.choice ?? ''}
      slotProps={{ typography: { dir: 'auto' } }}
      control={<Radio onChange={() => setChoices({ ...choices, [name]: choice })} />}
      label={
        <>
          <span className={`${styles.label} ${styles.prefix}`} dir="ltr">
            {conflictText(`${choice}Prefix`)}
          </span>
          {choice === 'mine' && !isMineToo ? (
            <span className={styles.faint}>{conflictText('notMine')}</span>
          ) : (
            <TextDiff former={shown(name, was)} latter={shown(name, values[choice])} />
          )}
        </>
      }
    />
  );
  const rows = fields.map((field) => {
    const label = resource.fields[field.name]?.label ?? field.name;
    return (
      <RadioGroup
        key={field.name}
        className={styles.row ?? ''}
        aria-label={label}
        value={choices[field.name] ?? 'mine'}
      >
        <div className={styles.name}>{label}</div>
        {option(field, 'theirs')}
        {option(field, 'mine')}
      </RadioGroup>
    );
  });
  return (
    <Dialog title={conflictText('changedTitle')} wide onCancel={() => onSettle(undefined)} actions={actions}>
      <p>
        {fillIn(conflictText('hint'), {
          removed: <del className={styles.gone}>{conflictText('removed')}</del>,
          added: <ins className={styles.new}>{conflictText('added')}</ins>,
        })}
      </p>
      <div className={`${styles.fields} ${styles.rows}`}>
        {['field', 'theirs', 'mine'].map((column) => (
          <div key={column} className={styles.head}>
            {conflictText(column)}
          </div>
        ))}
        {rows}
      </div>
    </Dialog>
  );
}
