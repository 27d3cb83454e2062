import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import type { ImageField } from '../../declare';
import { describedBy, FieldFrame } from '../FieldFrame';
import type { InputProps } from '../KindInput';
import { useField } from '../useField';
import { ChosenImage } from './ChosenImage';
import { StoredImage } from './StoredImage';

const refusal = 'Only image files are accepted';
const onlyFirst = 'Only the first of several files was taken';

/** The name of a format whose type some browsers do not tell. */
const imageName = /\.(heic|heif|tiff?|avif|jxl)$/i;

function isImage(file: File): boolean {
  return file.type.startsWith('image/') || (file.type === '' && imageName.test(file.name));
}

/** A file dropped beside the well would be opened in place of the console, and what was typed be lost. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}

/** Whether the form takes nothing now, since it is being saved. */
const isDisabled = ({ currentTarget }: DragEvent) => currentTarget.querySelector(':disabled') !== null;

/**
 * A picture: the stored one, or a newly chosen one in its place. A file may be chosen, dropped or pasted. The form's
 * value is the stored name or the new `File`; taking the new one back brings the stored name again.
 */
export function ImageInput({ name, field: { label }, optional }: InputProps<ImageField>) {
  const { id, field, error } = useField(name);
  const [refused, setRefused] = useState(false);
  const [several, setSeveral] = useState(false);
  const [over, setOver] = useState(false);
  useNoStrayDrop();
  const [stored, setStored] = useState('');
  // The name may change while the form is open: somebody else's picture was taken over.
  if (typeof field.value === 'string' && field.value !== stored) setStored(field.value);
  const chosen = field.value instanceof File ? field.value : undefined;

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setSeveral(files.length > 1);
    setRefused(!isImage(file));
    // A refused file leaves what was there before.
    if (isImage(file)) field.onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled(event)) take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled(event));
  };
  const why = refused ? refusal : error;

  return (
    <FieldFrame id={id} label={label} optional={optional} error={why}>
      {chosen && <ChosenImage file={chosen} inputId={id} onRemove={() => field.onChange(stored)} />}
      {!chosen && stored && <StoredImage file={stored} />}
      <label
        className={chosen ? 'sr' : 'drop empty'}
        data-over={over || undefined}
        onDrop={drop}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
      >
        <i className="i i-add-photo" aria-hidden="true" />
        <span className="p">
          <b>{stored ? 'Choose a new image' : 'Choose an image'}</b>, drop it here or paste it
        </span>
        <input
          ref={field.ref}
          className="sr"
          id={id}
          name={name}
          type="file"
          accept="image/*"
          aria-label={label}
          // What has 'Replace' beside it needs no second stop, out of sight.
          tabIndex={chosen ? -1 : 0}
          {...describedBy(id, why)}
          onPaste={paste}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after it was taken back.
            event.target.value = '';
          }}
        />
      </label>
      <p className="small muted" aria-live="polite">
        {several && !refused && onlyFirst}
      </p>
    </FieldFrame>
  );
}
