import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../../i18n/formatBytes';
import styles from '../Upload.module.css';
import type { SelectedProps } from '../UploadInput';
import picture from './Picture.module.css';

/** What is known of the file now, not of one selected before. */
interface Preview {
  readonly url?: string;
  /** In pixels: [width, height]; or that the browser cannot show it. */
  readonly size?: readonly number[] | 'none' | undefined;
}

function describe(file: File, size: Preview['size']): string {
  const format = file.type.replace('image/', '').replace(/\+.*/, '').toUpperCase();
  const pixels = size === 'none' ? [] : (size ?? []);
  const shownSize = pixels.map((count) => count.toLocaleString('en-IN')).join(' × ');
  return [formatBytes(file.size), shownSize, format].filter(Boolean).join(' · ');
}

/** A selected picture before it is saved. One that this browser cannot show is named, and sent like the others. */
export function SelectedImage({ file, onReplace, onRemove }: SelectedProps) {
  const [{ url, size }, setPreview] = useState<Preview>({});
  const setSize = (known: Preview['size']) => setPreview((current) => ({ ...current, size: known }));
  const translate = useTranslate();
  const text = (key: string) => translate(`console.kinds.upload.${key}`, { file: file.name });
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setPreview({ url: address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className={styles.image}>
      <div className={styles.preview}>
        {url && size !== 'none' && (
          <img
            key={url}
            className={picture.whole}
            src={url}
            alt={text('preview')}
            onLoad={({ currentTarget: image }) => setSize([image.naturalWidth, image.naturalHeight])}
            onError={() => setSize('none')}
          />
        )}
        {size === 'none' && <span className={styles.note}>{text('noPreview')}</span>}
      </div>
      <div className={styles.description}>
        <b dir="auto">{file.name}</b>
        <p className={styles.note}>{describe(file, size)}</p>
        <div className={styles.actions}>
          <Button size="small" startIcon={<AddPhotoAlternateOutlined />} onClick={onReplace}>
            {text('replace')}
          </Button>
          <Button size="small" color="error" startIcon={<DeleteOutlineOutlined />} onClick={onRemove}>
            {text('remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
