import { useEffect, useState } from 'react';
import { formatBytes } from './formatBytes';

interface ChosenImageProps {
  readonly file: File;
  readonly inputId: string;
  readonly onRemove: () => void;
}

/** What the browser made of the file: its measures, or that it cannot draw it. */
type Drawn = { readonly width: number; readonly height: number } | 'no-preview';

interface Drawing {
  /** Of this file, not of one chosen before. */
  readonly url?: string;
  readonly drawn?: Drawn;
}

/** An address for the file, and what became of it; both begin anew with another file. */
function useDrawing(file: File): readonly [Drawing, (drawn: Drawn) => void] {
  const [drawing, setDrawing] = useState<Drawing>({});
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setDrawing({ url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return [drawing, (drawn) => setDrawing((now) => ({ ...now, drawn }))];
}

function describe(file: File, drawn: Drawn | undefined): string {
  const kind = file.type.replace('image/', '').replace(/\+.*/, '').toUpperCase();
  const measures =
    drawn && drawn !== 'no-preview'
      ? `${drawn.width.toLocaleString('en-IN')} × ${drawn.height.toLocaleString('en-IN')}`
      : '';
  return [formatBytes(file.size), measures, kind].filter(Boolean).join(' · ');
}

/** A newly chosen picture, before it is saved. One that this browser cannot draw is shown by its name, and sent all the same. */
export function ChosenImage({ file, inputId, onRemove }: ChosenImageProps) {
  const [{ url, drawn }, setDrawn] = useDrawing(file);
  return (
    <div className="drop has">
      <div className="pict">
        {url && drawn !== 'no-preview' && (
          <img
            key={url}
            src={url}
            alt={`Preview of ${file.name}`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setDrawn({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setDrawn('no-preview')}
          />
        )}
        {drawn === 'no-preview' && <span className="gone">no preview</span>}
      </div>
      <div className="grow">
        <b className="name">{file.name}</b>
        <p className="small muted">{describe(file, drawn)}</p>
        <div className="acts">
          <button type="button" className="b q s" onClick={() => document.getElementById(inputId)?.click()}>
            <i className="i i-add-photo" aria-hidden="true" />
            Replace
          </button>
          <button type="button" className="b q s x" onClick={onRemove}>
            <i className="i i-delete" aria-hidden="true" />
            Remove
          </button>
        </div>
      </div>
    </div>
  );
}
