import { useRef } from 'react';
import './editor-icons.css';
import './rich-text.css';
import { CodeView } from './code/CodeView';
import { EditorDialogs } from './EditorDialogs';
import { Foot } from './Foot';
import { Frame } from './Frame';
import { LongNote } from './LongNote';
import { NoteBars } from './NoteBars';
import { plainText } from './plainText';
import { Tools } from './toolbar/Tools';
import { useEditor } from './useEditor';
import { useFullScreen } from './useFullScreen';
import { textOf } from './view/countText';
import { showIsland } from './view/showIsland';

export type RichTextEditorProps = {
  readonly id: string;
  readonly label: string;
  /** The stored HTML, or what was last given to `onChange`. */
  readonly value: string;
  /** Gets the HTML to store after each change: '' where nothing is left, the first value where all is as it was. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
};

/** Edits stored HTML so that nothing of it is lost: untouched blocks are given back as they were stored. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onBlur, disabled = false, invalid = false } = props;
  const box = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(box);
  const editor = useEditor(props, box);
  const { code, dialog, notes, openDialog, surface } = editor;
  const text = () => {
    if (!code) return textOf(surface.current?.view.state.doc ?? null);
    return editor.long ? null : plainText(value);
  };
  return (
    <Frame
      ref={box}
      full={fullScreen.full}
      label={label}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10' && !event.defaultPrevented) editor.toolbar.current?.focus();
        fullScreen.onKeyDown(event);
      }}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && onBlur?.()}
    >
      {!code && notes && <NoteBars notes={notes} onShow={() => surface.current && showIsland(surface.current.view)} />}
      {editor.long && <LongNote size={value.length} />}
      <div className={invalid ? 'ed bad' : 'ed'}>
        <Tools editor={editor} fullScreen={fullScreen} controls={id} disabled={disabled} />
        <div className="paper" data-theme="light" hidden={code}>
          <div ref={editor.mount} className="area" />
        </div>
        {code && (
          <CodeView id={`${id}-html`} label={label} value={value} onChange={editor.onChange} disabled={disabled} />
        )}
        <Foot version={code ? -value.length : editor.version} text={text} />
      </div>
      <div className="sr" role="status">
        {editor.said}
      </div>
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          surface={surface.current}
          html={value}
          label={label}
          run={editor.run}
          onClose={() => openDialog(null)}
        />
      )}
    </Frame>
  );
}
