import { useState } from 'react';
import type { Translate } from '../../i18n/createTranslate';
import { rowIcon } from '../../ui/rowButton';
import styles from './Picture.module.css';
import { type Broken, whyBroken } from './whyBroken';

interface PictureProps {
  readonly src: string;
  /** Read to those who cannot see the picture, and shown if it is broken. */
  readonly file: string;
  readonly translate: Translate;
  /** A thumbnail in a table. */
  readonly small?: boolean;
}

/** A stored picture in a box of fixed size. If it cannot be shown, its place says why. */
export function Picture({ src, file, translate, small = false }: PictureProps) {
  const [broken, setBroken] = useState<{ readonly src: string; readonly why?: Broken }>();
  const explain = async () => {
    setBroken({ src });
    setBroken({ src, why: await whyBroken(src) });
  };
  if (broken?.src !== src) {
    return (
      <img
        className={small ? styles.small : styles.whole}
        src={src}
        alt={file}
        loading="lazy"
        decoding="async"
        onError={() => void explain()}
      />
    );
  }
  const why = broken.why === undefined ? '' : translate(`console.kinds.upload.${broken.why}`);
  return (
    <span
      className={small ? `${styles.broken} ${styles.small}` : styles.broken}
      title={why === '' ? file : `${file}: ${why}`}
    >
      <span className={rowIcon('broken')} />
      <span>{why}</span>
      <code>{file}</code>
    </span>
  );
}
