import { useState } from 'react';

interface PictureProps {
  readonly src: string;
  /** Named when the picture is lost, and to who cannot see it. */
  readonly file: string;
  /** A small picture in a table. */
  readonly small?: boolean;
}

/** A stored picture in a box of fixed size. One that the site has not got is said to be missing. */
export function Picture({ src, file, small = false }: PictureProps) {
  const [lost, setLost] = useState<string>();
  if (lost !== src) {
    return (
      <img
        className={small ? 'thumb' : undefined}
        src={src}
        alt={file}
        loading="lazy"
        decoding="async"
        onError={() => setLost(src)}
      />
    );
  }
  return (
    <span className={small ? 'gone small' : 'gone'} title={file}>
      <i className="i i-broken-image" aria-hidden="true" />
      Not found on the site
      <span className="mono">{file}</span>
    </span>
  );
}
