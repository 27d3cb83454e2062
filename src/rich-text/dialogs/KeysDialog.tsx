import { EditorDialog } from './EditorDialog';
import styles from './KeysDialog.module.css';
import shortcuts from './shortcuts.json';

/** Lists the keys of the editor. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <EditorDialog title="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </EditorDialog>
  );
}
