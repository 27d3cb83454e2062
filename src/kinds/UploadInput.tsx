import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../declare/kind';
import { errorProps, FieldFrame, useField } from './FieldFrame';
import { DropTarget, DropZone } from './FileDrop';
import styles from './Upload.module.css';

/** What shows a selected file before it is saved. */
export interface SelectedProps {
  readonly file: File;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

interface UploadInputProps {
  readonly of: InputProps;
  readonly accept: string | undefined;
  readonly icon: ReactNode;
  /** Under which the texts 'choose' and 'chooseAnother' are. */
  readonly texts: string;
  /** Why a file is refused. */
  readonly problemOf: (file: File) => string | undefined;
  readonly Selected: ComponentType<SelectedProps>;
  /** Shows the file that the site has now. */
  readonly renderStored: (file: string) => ReactNode;
}

/**
 * A file to be chosen, dropped or pasted: the stored one, or a newly selected one in its place. The form's value is the stored
 * name or the new `File`; removing the new one restores the stored name.
 */
export function UploadInput({ of, accept, icon, texts, problemOf, Selected, renderStored }: UploadInputProps) {
  const { frame, control } = useField(of);
  const { id, name, ref, value, onChange } = control;
  const translate = useTranslate();
  const [problem, setProblem] = useState<string>();
  const [isFirst, setFirst] = useState(false);
  const [stored, setStored] = useState('');
  // The name may change while the form is open: somebody else's file was accepted.
  if (typeof value === 'string' && value !== stored) setStored(value);
  const selected = value instanceof File ? value : undefined;
  const select = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const found = problemOf(file);
    // A refused file leaves what was there before.
    if (found === undefined) onChange(file);
    setProblem(found);
    setFirst(found === undefined && files.length > 1);
  };
  const error = problem ?? frame.error;
  const input = { id, ref, name, accept, 'aria-label': frame.label, ...errorProps(id, error, frame.hint) };
  return (
    <FieldFrame {...frame} error={error}>
      <DropTarget label={frame.label} onFiles={select}>
        {selected && (
          <Selected
            file={selected}
            onReplace={() => document.getElementById(id)?.click()}
            onRemove={() => onChange(stored)}
          />
        )}
        {!selected && stored !== '' && renderStored(stored)}
        <DropZone
          input={input}
          icon={icon}
          text={translate(`${texts}.${stored === '' ? 'choose' : 'chooseAnother'}`)}
          isHidden={selected !== undefined}
          onFiles={select}
        />
      </DropTarget>
      <p className={styles.note} aria-live="polite">
        {isFirst && translate('console.kinds.upload.onlyFirst')}
      </p>
    </FieldFrame>
  );
}
