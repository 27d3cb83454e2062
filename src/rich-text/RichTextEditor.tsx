import { useRef } from 'react';
import { isComposing } from '../ui/isComposing';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeView } from './code/CodeView';
import { EditorDialogs } from './dialogs/EditorDialogs';
import { EditorFrame } from './EditorFrame';
import { plainText } from './plainText';
import styles from './RichTextEditor.module.css';
import type { RichTextEditorProps } from './RichTextEditorProps';
import { TextNotes } from './TextNotes';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { useEditor } from './useEditor';
import { useFullScreen } from './useFullScreen';
import { documentText } from './view/documentText';
import areaStyles from './view/EditingArea.module.css';
import { selectNextIsland } from './view/selectNextIsland';
import { WordCount } from './WordCount';

/** Edits stored HTML without loss: unchanged blocks are given back as they were stored. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onBlur, disabled = false, invalid = false } = props;
  const frame = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(frame);
  const editor = useEditor(props, frame);
  const { isCode, dialog, notes, area, run, closeDialog: onClose } = editor;
  const text = () => {
    if (!isCode) return area.current ? documentText(area.current.view.state.doc) : '';
    return editor.isTooLong ? null : plainText(value);
  };
  return (
    <>
      <EditorFrame
        ref={frame}
        isFullScreen={fullScreen.isOn}
        label={label}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.altKey && event.key === 'F10' && !event.defaultPrevented) editor.toolbar.current?.focus();
        }}
        onLeave={() => onBlur?.()}
      >
        <TextNotes
          {...(isCode || !notes ? { islands: 0, removed: [] } : notes)}
          refused={editor.refused}
          tooLong={editor.isTooLong ? Math.round(value.length / 1000) : 0}
          onShow={() => area.current && selectNextIsland(area.current.view)}
        />
        <div className={invalid ? `${styles.editor} ${styles.invalid}` : styles.editor}>
          <EditorToolbar editor={editor} fullScreen={fullScreen} controls={id} disabled={disabled} />
          <div className={styles.paper} data-theme="light" hidden={isCode}>
            <div ref={editor.mount} className={areaStyles.area} />
          </div>
          {isCode && (
            <CodeView id={`${id}-html`} label={label} value={value} onChange={editor.onChange} disabled={disabled} />
          )}
          <WordCount version={isCode ? -value.length : editor.version} text={text} />
        </div>
        <VisuallyHidden role="status">{editor.announcement}</VisuallyHidden>
      </EditorFrame>
      {dialog && <EditorDialogs {...{ dialog, label, run, onClose }} html={value} area={area.current} />}
    </>
  );
}
