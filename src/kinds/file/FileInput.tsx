import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { formatBytes } from '../../i18n/formatBytes';
import { useUploadUrl } from '../EngineContext';
import styles from '../Upload.module.css';
import { type SelectedProps, UploadInput } from '../UploadInput';
import type { FileOptions } from './file';
import { fileAddress, fileName } from './fileAddress';
import { fileProblem } from './fileProblem';

/** A chosen file before it is saved. */
function SelectedFile({ file, onReplace, onRemove }: SelectedProps) {
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

/** A file to be chosen, dropped or pasted in place of the stored one. */
export default function FileInput(props: InputProps<FileOptions>) {
  const { field } = props;
  const translate = useTranslate();
  const problemOf = (file: File) => {
    const problem = fileProblem(file, field, translate);
    return problem && `${file.name}: ${problem}`;
  };
  return (
    <UploadInput
      of={props}
      accept={field.accept?.join(',')}
      icon={<UploadFileOutlined />}
      texts="console.kinds.file"
      problemOf={problemOf}
      Selected={SelectedFile}
      renderStored={(file) => <StoredFile file={file} folder={field.folder} />}
    />
  );
}
