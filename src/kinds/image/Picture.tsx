import { useState } from 'react';
import type { Translate } from '../../i18n/createTranslate';
import { RowIcon } from '../../ui/RowIcon';
import styles from './Picture.module.css';

interface PictureProps {
  readonly src: string;
  /** Read to those who cannot see the picture, and shown if it is missing. */
  readonly file: string;
  readonly translate: Translate;
  /** A thumbnail in a table. */
  readonly small?: boolean;
}

/** A stored picture in a box of fixed size. If the site does not have it, that is said in its place. */
export function Picture({ src, file, translate, small = false }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  if (missing !== src) {
    return (
      <img
        className={small ? styles.small : styles.whole}
        src={src}
        alt={file}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(src)}
      />
    );
  }
  return (
    <span className={small ? `${styles.missing} ${styles.small}` : styles.missing} title={file}>
      <RowIcon name="broken" />
      {translate('console.kinds.upload.notFound')}
      <code>{file}</code>
    </span>
  );
}
