import { useState } from 'react';
import { pictureToEdit, setPicture } from '../edit/pictures';
import { readPicture } from '../edit/readPicture';
import { safePicture } from '../edit/safeAddress';
import type { CommandDialogProps } from './CommandDialogProps';
import { DialogField } from './DialogField';
import { EditorDialog } from './EditorDialog';

const fileTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/** The width as CSS, with px if there is no unit; null if it is not a width. */
function parseWidth(typed: string): string | null {
  const width = typed.trim().replace(/^\d+$/, '$&px');
  return /^$|^\d+(\.\d+)?(px|%|em|rem|vw)$/.test(width) ? width : null;
}

/** Asks for a picture by address or as a file to embed, its description and its width. */
export function PictureDialog({ state, run, onClose }: CommandDialogProps) {
  const [initial] = useState(() => pictureToEdit(state));
  const [source, setSource] = useState(initial?.source ?? '');
  const [fileName, setFileName] = useState('');
  const [alternative, setAlternative] = useState(initial?.alternative ?? '');
  const [width, setWidth] = useState(initial?.width ?? '');
  const [errors, setErrors] = useState<{ readonly source?: string; readonly width?: string }>({});
  const title = initial ? 'Change picture' : 'Insert picture';
  const isEmbedded = source.startsWith('data:');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    if (!read) return setErrors({ source: 'Choose a PNG, JPEG, GIF, WebP or AVIF picture.' });
    setSource(read);
    setFileName(file.name);
    setErrors({});
  };
  const save = () => {
    const safe = safePicture(source);
    const size = parseWidth(width);
    if (!safe)
      setErrors({ source: source.trim() ? 'This address is not allowed.' : 'Enter an address or choose a file.' });
    else if (size === null) setErrors({ width: 'Enter a number of pixels, or a share such as 50%.' });
    else run(setPicture({ source: safe, alternative, width: size, ...(isEmbedded && { fileName }) }));
  };
  return (
    <EditorDialog title={title} onClose={onClose} action={{ label: title, run: save }}>
      <DialogField
        label="Address"
        isFirst
        value={isEmbedded ? '' : source}
        error={errors.source}
        input={{
          placeholder: isEmbedded ? `Embedded: ${fileName || 'picture'}` : 'https://… or /images/…',
          spellCheck: false,
        }}
        onChange={setSource}
      />
      <DialogField
        label="Or a file"
        input={{ type: 'file', accept: fileTypes }}
        hint={
          isEmbedded ? `Embedded, ${Math.ceil(source.length / 1000)} kB of the text.` : 'It becomes part of the text.'
        }
        onFile={(file) => void choose(file)}
      />
      <DialogField
        label="Description"
        value={alternative}
        hint="For those who cannot see the picture. Leave empty if it only decorates."
        onChange={setAlternative}
      />
      <DialogField
        label="Width"
        value={width}
        error={errors.width}
        hint="Pixels, or a share such as 50%."
        input={{ placeholder: "the picture's own" }}
        onChange={setWidth}
      />
    </EditorDialog>
  );
}
