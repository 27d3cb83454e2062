import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import hidden from '../../ui/VisuallyHidden.module.css';
import { useUploadUrl } from '../EngineContext';
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
  const uploadUrl = useUploadUrl();
  const translate = useTranslate();
  return (
    <div className={styles.image}>
      <div className={styles.thumbnail}>
        <Picture src={uploadUrl('images', file)} file={file} translate={translate} />
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

interface DropTargetProps extends Pick<DropZoneProps, 'onFiles'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** Whether the form accepts nothing now because it is being saved. */
const isDisabled = ({ currentTarget }: DragEvent) => currentTarget.querySelector(':disabled') !== null;

/** Takes what is pasted while the element has the focus: Firefox sends it to the page, and not to a file input. */
function usePaste(id: string | undefined, onFiles: DropZoneProps['onFiles']): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (document.activeElement?.id === id) onFiles(clipboardData?.files ?? null);
  });
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}

/** Where a file can be dropped: on the zone and on the picture that it replaces. */
function DropTarget({ label, onFiles, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled(event)) onFiles(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled(event));
  };
  const handlers = { onDrop: drop, onDragOver: dragOver, onDragLeave: () => setOver(false) };
  return (
    <div className={styles.dropTarget} data-takes-files={label} data-over={isOver || undefined} {...handlers}>
      {children}
    </div>
  );
}

/** Where a file can be chosen or pasted; what is dropped on it goes to its `DropTarget`. */
function DropZone({ input, replaces, isHidden, onFiles }: DropZoneProps) {
  const translate = useTranslate();
  usePaste(input.id, onFiles);
  return (
    <label
      className={isHidden ? hidden.visuallyHidden : styles.dropZone}
      data-invalid={input['aria-invalid'] || undefined}
    >
      <AddPhotoAlternateOutlined />
      <span>
        <b>{translate(`console.kinds.upload.${replaces ? 'chooseAnother' : 'choose'}`)}</b>
        <span>{translate('console.kinds.upload.otherWays')}</span>
      </span>
      <input
        {...input}
        className={hidden.visuallyHidden}
        type="file"
        accept="image/*"
        // What has 'Replace' beside it needs no second stop, out of sight.
        tabIndex={isHidden ? -1 : 0}
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
      <DropTarget label={frame.label} onFiles={select}>
        {selected && (
          <SelectedImage
            file={selected}
            onReplace={() => document.getElementById(id)?.click()}
            onRemove={() => onChange(stored)}
          />
        )}
        {!selected && stored !== '' && <StoredImage file={stored} />}
        <DropZone input={input} replaces={stored !== ''} isHidden={selected !== undefined} onFiles={select} />
      </DropTarget>
      <p className={styles.note} aria-live="polite">
        {outcome === 'onlyFirst' && translate('console.kinds.upload.onlyFirst')}
      </p>
    </FieldFrame>
  );
}
