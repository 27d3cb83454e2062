import { uploadUrl } from '../../provider/uploadUrl';
import { useSurroundings } from '../Surroundings';
import { Picture } from './Picture';

/** The picture that the site has now. */
export function StoredImage({ file }: { readonly file: string }) {
  const { config } = useSurroundings();
  return (
    <div className="drop has">
      <div className="pict s">
        <Picture src={uploadUrl(config, 'images', file)} file={file} />
      </div>
      <div className="grow">
        <b className="name">{file}</b>
        <p className="small muted">The present image</p>
      </div>
    </div>
  );
}
