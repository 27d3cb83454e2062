import { useState } from 'react';
import { replaceIsland } from '../edit/replaceIsland';
import type { EditingArea } from '../view/createEditingArea';
import { DialogField } from './DialogField';
import { EditorDialog } from './EditorDialog';

interface IslandDialogProps {
  readonly area: EditingArea;
  /** Of the island. */
  readonly position: number;
  readonly onClose: () => void;
}

/** Edits the HTML of a part that the editor cannot show as formatted text. */
export function IslandDialog({ area, position, onClose }: IslandDialogProps) {
  const { view, report } = area;
  const [html, setHtml] = useState<string>(view.state.doc.nodeAt(position)?.attrs.html ?? '');
  const [error, setError] = useState('');
  // Reported as it is typed, as in code view, so that unsaved work includes it.
  const type = (text: string) => {
    setHtml(text);
    report(view.state.tr.setNodeAttribute(position, 'html', text).doc);
  };
  const close = () => {
    report();
    onClose();
  };
  const save = () => {
    const { tr } = view.state;
    const found = replaceIsland(tr, position, html);
    setError(found);
    if (found) return;
    view.dispatch(tr);
    close();
  };
  return (
    <EditorDialog title="Edit HTML" wide onClose={close} action={{ label: 'Change HTML', run: save }}>
      <DialogField label="HTML of this part" isFirst isCode value={html} error={error} onChange={type} />
    </EditorDialog>
  );
}
