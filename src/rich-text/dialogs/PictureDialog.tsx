import { useState } from 'react';
import type { Picture } from '../edit/pictures';
import { safePicture } from '../edit/safeAddress';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { isPicture, readPicture } from './readPicture';

type PictureDialogProps = {
  readonly initial: Picture | null;
  readonly onSave: (picture: Picture) => void;
  readonly onClose: () => void;
};

const isEmbedded = (source: string): boolean => source.startsWith('data:');
const isWidth = (width: string): boolean => /^$|^\d+(\.\d+)?(px|%|em|rem|vw)$/.test(width);

/** Asks for a picture by address or as a file that is embedded, its alternative text and its width. */
export function PictureDialog({ initial, onSave, onClose }: PictureDialogProps) {
  const [source, setSource] = useState(initial?.source ?? '');
  const [fileName, setFileName] = useState('');
  const [alternative, setAlternative] = useState(initial?.alternative ?? '');
  const [width, setWidth] = useState(initial?.width ?? '');
  const [fault, setFault] = useState<{ source?: string; width?: string }>({});
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!isPicture(file)) return setFault({ source: 'Choose a PNG, JPEG, GIF, WebP or AVIF picture.' });
    setSource(await readPicture(file));
    setFileName(file.name);
    setFault({});
  };
  const save = () => {
    const safe = safePicture(source);
    const size = /^\d+$/.test(width.trim()) ? `${width.trim()}px` : width.trim();
    if (!safe)
      setFault({ source: source.trim() ? 'This address is not allowed.' : 'Enter an address or choose a file.' });
    else if (!isWidth(size)) setFault({ width: 'A number of pixels, or a share such as 50%.' });
    else onSave({ source: safe, alternative, width: size, ...(fileName && { fileName }) });
  };
  const embedded = isEmbedded(source);
  return (
    <Dialog
      title={initial ? 'Change picture' : 'Insert picture'}
      onClose={onClose}
      action={{ label: initial ? 'Change picture' : 'Insert picture', run: save }}
    >
      <Field
        label="Address"
        value={embedded ? '' : source}
        placeholder={embedded ? `Embedded: ${fileName || 'picture'}` : 'https://… or /images/…'}
        fault={fault.source ?? ''}
        spellCheck={false}
        onChange={(event) => setSource(event.target.value)}
      />
      <Field
        label="Or a file"
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        hint={
          embedded ? `Embedded, ${Math.ceil(source.length / 1000)} kB of the text.` : 'It becomes part of the text.'
        }
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Field
        label="Description"
        value={alternative}
        hint="For those who cannot see the picture. Empty if it only decorates."
        onChange={(event) => setAlternative(event.target.value)}
      />
      <Field
        label="Width"
        value={width}
        placeholder="as it is"
        fault={fault.width ?? ''}
        hint="Pixels, or a share such as 50%."
        onChange={(event) => setWidth(event.target.value)}
      />
    </Dialog>
  );
}
