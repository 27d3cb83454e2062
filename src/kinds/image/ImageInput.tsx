import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { useUploadUrl } from '../EngineContext';
import styles from '../Upload.module.css';
import { UploadInput } from '../UploadInput';
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

/** A picture to be chosen, dropped or pasted in place of the stored one. */
export default function ImageInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <UploadInput
      of={props}
      accept="image/*"
      icon={<AddPhotoAlternateOutlined />}
      texts="console.kinds.upload"
      problemOf={(file) => (isImage(file) ? undefined : translate('console.kinds.upload.notAnImage'))}
      Selected={SelectedImage}
      renderStored={(file) => <StoredImage file={file} />}
    />
  );
}
