import { renderHtml } from '../view/renderHtml';
import { EditorDialog } from './EditorDialog';
import styles from './PreviewDialog.module.css';

interface PreviewDialogProps {
  readonly html: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** Shows the text as the public would see it, sanitised. */
export function PreviewDialog({ html, label, onClose }: PreviewDialogProps) {
  const render = (host: HTMLElement | null) => {
    if (host) renderHtml(host, html);
  };
  return (
    <EditorDialog title="Preview" wide onClose={onClose}>
      {/* It scrolls, so it must be reachable by keyboard. */}
      <section ref={render} className={styles.preview} tabIndex={0} aria-label={`Preview of ${label}`} />
    </EditorDialog>
  );
}
