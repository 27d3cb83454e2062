import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { useUploadUrl } from '../EngineContext';
import { errorProps, FieldFrame, useField } from '../FieldFrame';
import { DropTarget, DropZone } from '../FileDrop';
import styles from '../Upload.module.css';
import { Picture } from './Picture';
import { SelectedImage } from './SelectedImage';

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
  const input = { id, ref, name, accept: 'image/*', 'aria-label': frame.label, ...errorProps(id, error, frame.hint) };
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
        <DropZone
          input={input}
          icon={<AddPhotoAlternateOutlined />}
          text={translate(`console.kinds.upload.${stored === '' ? 'choose' : 'chooseAnother'}`)}
          isHidden={selected !== undefined}
          onFiles={select}
        />
      </DropTarget>
      <p className={styles.note} aria-live="polite">
        {outcome === 'onlyFirst' && translate('console.kinds.upload.onlyFirst')}
      </p>
    </FieldFrame>
  );
}
