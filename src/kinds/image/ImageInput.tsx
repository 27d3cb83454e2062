import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { type ComponentProps, type DragEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { uploadUrl } from '../../provider/uploadUrl';
import hidden from '../../ui/VisuallyHidden.module.css';
import { useEngine } from '../EngineContext';
import { errorProps, FieldFrame, useField } from '../FieldFrame';
import { Picture } from './Picture';
import { SelectedImage } from './SelectedImage';
import styles from './Upload.module.css';

/** Names of formats whose type some browsers do not know. */
const imageName = /\.(heic|heif|tiff?|avif|jxl)$/i;

function isImage(file: File): boolean {
  return file.type.startsWith('image/') || (file.type === '' && imageName.test(file.name));
}

/** The picture that the site has now. */
function StoredImage({ file }: { readonly file: string }) {
  const { config } = useEngine();
  const translate = useTranslate();
  return (
    <div className={styles.image}>
      <div className={styles.thumbnail}>
        <Picture src={uploadUrl(config, 'images', file)} file={file} translate={translate} />
      </div>
      <div className={styles.description}>
        <b>{file}</b>
        <p className={styles.note}>{translate('console.kinds.upload.current')}</p>
      </div>
    </div>
  );
}

interface DropZoneProps {
  readonly input: ComponentProps<'input'>;
  /** There is a stored image, which the new one replaces. */
  readonly replaces: boolean;
  /** Something was selected: 'Replace' takes the place of the zone. */
  readonly isHidden: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

/** Whether the form accepts nothing now because it is being saved. */
const isDisabled = ({ currentTarget }: DragEvent) => currentTarget.querySelector(':disabled') !== null;

/** A file dropped outside the drop zone would be opened in place of the console, and what was typed would be lost. */
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

/** Where a file can be chosen, dropped or pasted. */
function DropZone({ input, replaces, isHidden, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const translate = useTranslate();
  useNoStrayDrop();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled(event)) onFiles(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled(event));
  };
  return (
    <label
      className={isHidden ? hidden.visuallyHidden : styles.dropZone}
      data-over={isOver || undefined}
      data-invalid={input['aria-invalid'] || undefined}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
    >
      <AddPhotoAlternateOutlined />
      <span>
        <b>{translate(`console.kinds.upload.${replaces ? 'chooseAnother' : 'choose'}`)}</b>
        {translate('console.kinds.upload.otherWays')}
      </span>
      <input
        {...input}
        className={hidden.visuallyHidden}
        type="file"
        accept="image/*"
        // What has 'Replace' beside it needs no second stop, out of sight.
        tabIndex={isHidden ? -1 : 0}
        onPaste={(event) => onFiles(event.clipboardData.files)}
        onChange={({ target }) => {
          onFiles(target.files);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}

/**
 * A picture: the stored one, or a newly selected one in its place. The form's value is the stored name or the new `File`;
 * removing the new one restores the stored name.
 */
export default function ImageInput(props: InputProps) {
  const { frame, control } = useField(props);
  const { id, name, ref, value, onChange } = control;
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'notAnImage' | 'onlyFirst'>();
  const [stored, setStored] = useState('');
  // The name may change while the form is open: somebody else's picture was accepted.
  if (typeof value === 'string' && value !== stored) setStored(value);
  const selected = value instanceof File ? value : undefined;

  const select = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    // A refused file leaves what was there before.
    if (isImage(file)) onChange(file);
    setOutcome(isImage(file) ? (files.length > 1 ? 'onlyFirst' : undefined) : 'notAnImage');
  };
  const error = outcome === 'notAnImage' ? translate('console.kinds.upload.notAnImage') : frame.error;
  const input = { id, ref, name, 'aria-label': frame.label, ...errorProps(id, error, frame.hint) };
  return (
    <FieldFrame {...frame} error={error}>
      {selected && (
        <SelectedImage
          file={selected}
          onReplace={() => document.getElementById(id)?.click()}
          onRemove={() => onChange(stored)}
        />
      )}
      {!selected && stored && <StoredImage file={stored} />}
      <DropZone input={input} replaces={stored !== ''} isHidden={selected !== undefined} onFiles={select} />
      <p className={styles.note} aria-live="polite">
        {outcome === 'onlyFirst' && translate('console.kinds.upload.onlyFirst')}
      </p>
    </FieldFrame>
  );
}
