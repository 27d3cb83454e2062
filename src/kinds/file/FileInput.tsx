import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { formatBytes } from '../../i18n/formatBytes';
import { useUploadUrl } from '../EngineContext';
import { errorProps, FieldFrame, useField } from '../FieldFrame';
import { DropTarget, DropZone } from '../FileDrop';
import styles from '../Upload.module.css';
import type { FileOptions } from './file';
import { fileAddress, fileName } from './fileAddress';
import { fileProblem } from './fileProblem';

interface SelectedFileProps {
  readonly file: File;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** A chosen file before it is saved. */
function SelectedFile({ file, onReplace, onRemove }: SelectedFileProps) {
  const translate = useTranslate();
  return (
    <div className={styles.image}>
      <div className={styles.description}>
        <b dir="auto">{file.name}</b>
        <p className={styles.note}>{formatBytes(file.size)}</p>
        <div className={styles.actions}>
          <Button size="small" onClick={onReplace}>
            {translate('console.kinds.upload.replace')}
          </Button>
          <Button size="small" color="error" onClick={onRemove}>
            {translate('console.kinds.upload.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The file that the site has now. */
function StoredFile({ file, folder }: { readonly file: string; readonly folder: string }) {
  const uploadUrl = useUploadUrl();
  const translate = useTranslate();
  return (
    <div className={styles.image}>
      <div className={styles.description}>
        <a href={fileAddress(file, folder, { uploadUrl })} target="_blank" rel="noopener noreferrer">
          {fileName(file)}
        </a>
        <p className={styles.note}>{translate('console.kinds.file.current')}</p>
      </div>
    </div>
  );
}

/**
 * A file: the stored one, or a newly chosen one in its place. The form's value is the stored name or the new `File`; removing
 * the new one restores the stored name.
 */
export default function FileInput(props: InputProps<FileOptions>) {
  const { field } = props;
  const { frame, control } = useField(props);
  const { id, name, ref, value, onChange } = control;
  const translate = useTranslate();
  const [refused, setRefused] = useState<string>();
  const [isFirst, setFirst] = useState(false);
  const [stored, setStored] = useState('');
  // The name may change while the form is open: somebody else's file was accepted.
  if (typeof value === 'string' && value !== stored) setStored(value);
  const selected = value instanceof File ? value : undefined;
  const select = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const problem = fileProblem(file, field, translate);
    // A refused file leaves what was there before.
    if (problem === undefined) onChange(file);
    setRefused(problem === undefined ? undefined : `${file.name}: ${problem}`);
    setFirst(problem === undefined && files.length > 1);
  };
  const error = refused ?? frame.error;
  const accept = field.accept?.join(',');
  const input = { id, ref, name, accept, 'aria-label': frame.label, ...errorProps(id, error, frame.hint) };
  return (
    <FieldFrame {...frame} error={error}>
      <DropTarget label={frame.label} onFiles={select}>
        {selected && (
          <SelectedFile
            file={selected}
            onReplace={() => document.getElementById(id)?.click()}
            onRemove={() => onChange(stored)}
          />
        )}
        {!selected && stored !== '' && <StoredFile file={stored} folder={field.folder} />}
        <DropZone
          input={input}
          icon={<UploadFileOutlined />}
          text={translate(`console.kinds.file.${stored === '' ? 'choose' : 'chooseAnother'}`)}
          isHidden={selected !== undefined}
          onFiles={select}
        />
      </DropTarget>
      <p className={styles.note} aria-live="polite">
        {isFirst && translate('console.kinds.upload.onlyFirst')}
      </p>
    </FieldFrame>
  );
}
