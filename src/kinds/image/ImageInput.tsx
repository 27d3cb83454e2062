import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { ImageField } from '../../declare';
import { describedBy, FieldFrame } from '../FieldFrame';
import type { InputProps } from '../KindInput';
import { useField } from '../useField';
import { ChosenImage } from './ChosenImage';
import { StoredImage } from './StoredImage';

const refusal = 'Only image files are accepted';

/** The name of a format whose type some browsers do not tell. */
const imageName = /\.(heic|heif|tiff?|avif|jxl)$/i;

function isImage(file: File): boolean {
  return file.type.startsWith('image/') || (file.type === '' && imageName.test(file.name));
}

/**
 * A picture: the stored one, or a newly chosen one in its place. A file may be chosen, dropped or pasted. The form's
 * value is the stored name or the new `File`; taking the new one back brings the stored name again.
 */
export function ImageInput({ name, field: { label }, optional }: InputProps<ImageField>) {
  const { id, field, error } = useField(name);
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);
  const [stored, setStored] = useState('');
  // The name may change while the form is open: somebody else's picture was taken over.
  if (typeof field.value === 'string' && field.value !== stored) setStored(field.value);
  const chosen = field.value instanceof File ? field.value : undefined;

  const take = (file: File | undefined) => {
    if (!file) return;
    setRefused(!isImage(file));
    // A refused file leaves what was there before.
    if (isImage(file)) field.onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files[0]);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
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
          {...describedBy(id, why)}
          onPaste={paste}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was taken back.
            event.target.value = '';
          }}
        />
      </label>
    </FieldFrame>
  );
}
